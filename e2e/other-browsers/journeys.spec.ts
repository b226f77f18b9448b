import { test as base, expect } from '@playwright/test';
import { demoLogin, mailedLink, newLogin } from '../accounts';
import { mailsTo } from '../mailbox';
import { sendRequest } from '../quote-request';
import { newSender } from '../site/cart-journey';
import { StaffWork } from '../staff-work';
import { t } from '../text';
import { visitWithFirefox, type Visitor } from './visitor';

const test = base.extend<{ visitor: Visitor }>({
  baseURL: async ({}, use) => use(process.env.E2E_SHOP_URL),
  visitor: async ({}, use) => {
    const visitor = await visitWithFirefox(process.env.E2E_SHOP_URL ?? '');
    await use(visitor);
    await visitor.leave();
  },
});

const guestLink = /^\/angebot\//;
const withText = (tag: string, text: string) => `//${tag}[contains(normalize-space(.), "${text}")]`;
const button = (text: string) => `//*[self::button or self::a][normalize-space(.)="${text}" and not(@hidden)]`;
/** The control that a label names, inside of it or by its id. */
const labelled = (text: string) =>
  `//*[(self::input or self::textarea) and @id=//label[starts-with(normalize-space(.), "${text}")]/@for] | ${withText('label', text)}//input`;

/** Refuses what is optional in the notice of a first visit. */
async function arrive(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await visitor.press('//button[@data-consent="reject"]');
}

test('a visitor puts a service into the cart and sends the request', async ({ visitor }) => {
  const sender = newSender();
  await arrive(visitor, '/paper-to-cad/standard');
  await visitor.write(labelled(t('box.quantity.plan')), '3');
  await expect.poll(() => visitor.read('//*[contains(@class, "box-total")]')).toContain('207,00');
  await visitor.press(button(t('box.add')));
  await visitor.press(button(t('box.open')));
  await expect.poll(() => visitor.path()).toBe('/konfigurator');
  await visitor.press(button(t('cart.next')));
  await visitor.press(labelled(t('contact.customer-type.business')));
  await visitor.write(labelled(t('contact.name')), sender.name);
  await visitor.write(labelled(t('contact.email')), sender.email);
  await visitor.press(button(t('cart.next.check')));
  await visitor.press(labelled(t('send.consent')));
  await visitor.press(button(t('send.button')));
  await expect.poll(() => visitor.read('//h1')).toBe(t('sent.title'));
  await expect.poll(() => mailsTo(sender.email).length).toBe(1);
});

test('a guest accepts an offer by its link', async ({ visitor, request }) => {
  const { email } = newLogin();
  const { number, service } = await sendRequest(request, email, { customerType: 'consumer' });
  const first = await mailedLink(email, guestLink);
  const staff = await StaffWork.begin(request);
  await staff.sendOffer(number);
  await expect.poll(() => mailedLink(email, guestLink)).not.toBe(first);
  await arrive(visitor, await mailedLink(email, guestLink));
  await visitor.press(button(t('offer.accept')));
  await visitor.write(labelled(t('accept.street')), 'Hafenstraße 1');
  await visitor.write(labelled(t('accept.postcode')), '20457');
  await visitor.write(labelled(t('accept.city')), 'Hamburg');
  await visitor.press(labelled(t('accept.terms')));
  await visitor.press(labelled(t('accept.early.no')));
  await visitor.press(button(t('quote.event.accept')));
  await expect.poll(() => visitor.read('//main')).toContain(t('placed.lines'));
  expect(await visitor.read('//main')).toContain(service);
});

test('staff sign in, see a list, and reach its search with a key', async ({ visitor, request }) => {
  const { email } = newLogin();
  const { number } = await sendRequest(request, email);
  const login = demoLogin('admin');
  await visitor.open('/admin/login');
  await visitor.write(labelled(t('auth.email')), login.email);
  await visitor.write(labelled(t('auth.password')), login.password);
  await visitor.press(button(t('auth.login.submit')));
  await expect.poll(() => visitor.path()).toBe('/admin/dashboard');
  await visitor.open('/admin/quotes');
  await expect.poll(() => visitor.read('//tbody')).toContain(number);
  expect(await visitor.key('/')).toBe('search');
});

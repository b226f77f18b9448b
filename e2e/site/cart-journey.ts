import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Locale } from '@contract/constants';
import type { Product } from '@contract/content/product';
import { cents, formatCents } from '../contract';
import { untilHydrated, expect } from '../fixtures';
import { t as german, type Translate } from '../text';

/** Reads a product as the shop presents it now. */
export async function productAt(request: APIRequestContext, path: string, locale: Locale = 'de'): Promise<Product> {
  const answer = await request.get(`/api/products${path}?locale=${locale}`);
  expect(answer.ok(), path).toBe(true);
  return answer.json();
}

/** Returns a pattern for accessible names that start with a text. */
export const startingWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

export const boxOf = (page: Page, { name }: Pick<Product, 'name'>, t: Translate = german): Locator =>
  page.getByRole('form', { name: t('box.form', { name }) });

/** Opens what is folded under a title in a box. */
export const unfold = (box: Locator, title: string): Promise<void> => box.locator('summary').filter({ hasText: title }).click();

/** Opens a product's page and puts it into the cart as it stands there. */
export async function addToCart(page: Page, product: Product, t: Translate = german): Promise<void> {
  await page.goto(`${t === german ? '' : '/en'}/${product.category}/${product.slug}`);
  await untilHydrated(page);
  const box = boxOf(page, product, t);
  await box.getByRole('button', { name: t('box.add') }).click();
  await expect(box.getByRole('link', { name: t('box.open') })).toBeVisible();
}

type Contact = { name: string; email: string };

/** Fills in the required answers of step two. */
export async function fillContact(page: Page, { name, email }: Contact, t: Translate = german): Promise<void> {
  await page.getByRole('radio', { name: t('contact.customer-type.business') }).check();
  await page.getByLabel(t('contact.name'), { exact: true }).fill(name);
  await page.getByLabel(t('contact.email'), { exact: true }).fill(email);
}

/** Goes from the filled cart to step three, and gives the consent. */
export async function goToSend(page: Page, contact: Contact, t: Translate = german): Promise<void> {
  await page.getByRole('button', { name: t('cart.next'), exact: true }).click();
  await fillContact(page, contact, t);
  await page.getByRole('button', { name: t('cart.next.check') }).click();
  await page.getByRole('checkbox', { name: t('send.consent') }).check();
}

export const sendButton = (page: Page, t: Translate = german): Locator => page.getByRole('button', { name: t('send.button') });

export const sentTitle = (page: Page, t: Translate = german): Locator => page.getByRole('heading', { level: 1, name: t('sent.title') });

let senders = 0;
/** Returns an address nobody else writes from in this run. */
export const newSender = (name = 'Ada Plan'): Contact => ({ name, email: `ada.${process.pid}.${Date.now()}.${++senders}@buero.example` });

/** Returns a product in the cart. */
export const sheet = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });

/** Returns what the browser's local storage holds under a key. */
export const stored = (page: Page, key: string): Promise<string | null> => page.evaluate((name) => localStorage.getItem(name), key);

export const euros = (amount: number): string => formatCents(cents(Math.round(amount)), 'de');

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { QuoteView } from '../src/contract/quoting/offer';
import { newEmail, send, signedInAs } from './accounts';
import { acceptanceOf, addResult, body, transitionOrder, moving, newQuote, sendOffer, uploadFile, useCompany } from './offer-calls';
import { compiled, useStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useStrapi({ STAFF_EMAIL: 'team@planquadrat.example' });
useCompany(shop);
const { staff } = usePeople(shop, { staff: 'admin' });

type Mail = { template: string; to: string; subject: string; text: string; status: string };

/** Lists all waiting and sent mails, oldest first. */
async function mails(to: string): Promise<Mail[]> {
  const { queueMails } = compiled<{ queueMails(strapi: unknown): Promise<void> }>('domain/notices/queue-mails');
  const { deliverOutbox } = compiled<{ deliverOutbox(strapi: unknown): Promise<void> }>('platform/mail/deliver-outbox');
  const { storeDocuments } = compiled<{ storeDocuments(strapi: unknown): Promise<void> }>('platform/documents/store-documents');
  await storeDocuments(shop.strapi);
  await queueMails(shop.strapi);
  const outbox = shop.strapi.db.query('api::outbox.outbox');
  for (let round = 0; round < 10 && (await outbox.count({ where: { to, status: 'waiting' } })) > 0; round++)
    await deliverOutbox(shop.strapi);
  return outbox.findMany({ where: { to }, orderBy: { id: 'asc' } });
}

test('a guest is led through by mail, from the offer’s new link to the end', async () => {
  const email = newEmail();
  const offered = await sendOffer(staff, await newQuote(shop, staff, email));
  const offer = (await mails(email)).at(-1);
  expect(offer?.template).toBe('quote-offered');
  const path = `/api/guest/${/\/angebot\/([\w-]{43})/.exec(offer?.text ?? '')?.[1]}`;
  const quote = await body<QuoteView>(shop.http(path));
  const { orderId } = await body<QuoteView>(send(shop, 'POST', `${path}/accept`, acceptanceOf(quote)));
  await transitionOrder(staff, String(orderId), 'start', 'hold', 'resume');
  await addResult(shop, staff, String(orderId));
  await transitionOrder(staff, String(orderId), 'submit', 'release');
  const all = await mails(email);
  expect(all.map(({ template, status }) => [template, status])).toEqual(
    ['quote-received', 'quote-offered', 'order-placed', 'order-started', 'order-held', 'order-resumed', 'order-delivered'].map(
      (template) => [template, 'sent'],
    ),
  );
  expect(all.find(({ template }) => template === 'order-held')?.text).toContain('Aus gutem Grund');
  const delivery = all.at(-1)?.text;
  expect(delivery).toContain('gilt die Lieferung als abgenommen');
  expect(delivery).toMatch(/\/angebot\/[\w-]{43}/);
  expect(all.map(({ text }) => text).join()).not.toContain('{{');
  // Nobody has proven that the address and the name belong together.
  expect(all.map(({ text }) => text).join()).not.toContain('Beispiel');
  expect(offered.offers).toHaveLength(1);
});

test('staff read for which reason an offer was declined', async () => {
  const customer = await signedInAs(shop, 'user');
  const { id } = await sendOffer(staff, await newQuote(shop, staff, customer.email));
  const quote = await body<QuoteView>(customer.call('GET', `/api/quotes/${id}`));
  const reason = quote.declineReasons.find(({ title }) => title.de === 'Anderer Anbieter')?.id;
  await body(customer.call('POST', `/api/quotes/${id}/decline`, { ...moving(quote, 'Ein Büro nebenan.'), reason }));
  const notice = (await mails('team@planquadrat.example')).find(
    ({ subject }) => subject.includes(quote.number) && /abgelehnt/.test(subject),
  );
  expect(notice?.text).toContain('Anderer Anbieter');
  expect(notice?.text).toContain('Ein Büro nebenan.');
});

test('mails about two versions of one offer say which is which', async () => {
  const email = newEmail();
  const first = await sendOffer(staff, await newQuote(shop, staff, email));
  await mails(email);
  await sendOffer(staff, first);
  const subjects = (await mails(email)).filter(({ template }) => template === 'quote-offered').map(({ subject }) => subject);
  expect(subjects).toEqual([`Ihr Angebot ${first.number}`, `Ihr Angebot ${first.number}, Index b`]);
});

test('mails name the line that a message or a wish is about', async () => {
  const customer = await signedInAs(shop, 'user');
  const { id } = await sendOffer(staff, await newQuote(shop, staff, customer.email));
  await body(staff.call('POST', `/api/staff/quotes/${id}/messages`, { key: randomUUID(), text: 'Mit Maßen?', line: '1' }));
  expect((await mails(customer.email)).at(-1)?.text).toContain('zu „Paper to CAD Basic“');
  const quote = await body<QuoteView>(customer.call('GET', `/api/quotes/${id}`));
  const wishes = [{ line: '1', text: 'Bitte vier Pläne' }];
  await body(customer.call('POST', `/api/quotes/${id}/request-changes`, { ...moving(quote), wishes }));
  const notice = (await mails('team@planquadrat.example')).findLast(({ template }) => template === 'quote-changes-requested-notice');
  expect(notice?.text).toMatch(/Zu „Paper to CAD Basic“\s+Bitte vier Pläne/i);
});

test('staff hear of what customers do, and customers of what staff write, with the words', async () => {
  const customer = await signedInAs(shop, 'user');
  const quote = await newQuote(shop, staff, customer.email);
  await body(customer.call('POST', `/api/quotes/${quote.id}/messages`, { key: randomUUID(), text: 'Wann wird das fertig?' }));
  await body(staff.call('POST', `/api/staff/quotes/${quote.id}/messages`, { key: randomUUID(), text: 'Bald.' }));
  await body(staff.call('POST', `/api/staff/quotes/${quote.id}/messages`, { key: randomUUID(), text: 'Unter uns', internal: true }));
  await body(
    staff.call('POST', `/api/staff/quotes/${quote.id}/ask`, { ...moving(quote, 'Welches Geschoss?'), files: await uploadFile(shop) }),
  );
  const own = await body<QuoteView>(customer.call('GET', `/api/quotes/${quote.id}`));
  await body(customer.call('POST', `/api/quotes/${quote.id}/cancel`, moving(own)));
  const toCustomer = await mails(customer.email);
  expect(toCustomer.slice(-2).map(({ template }) => template)).toEqual(['quote-message-written', 'quote-asked']);
  expect(toCustomer.at(-1)?.text).toMatch(/Guten Tag Ada[^]*Welches Geschoss\?[^]*grundriss\.txt[^]*\/app\/quotes\//);
  expect(toCustomer.map(({ text }) => text).join()).not.toContain('Unter uns');
  const toStaff = (await mails('team@planquadrat.example')).slice(-2);
  expect(toStaff.map(({ template }) => template)).toEqual(['quote-message-written-notice', 'quote-cancelled-notice']);
  expect(toStaff[0]?.text).toMatch(/Wann wird das fertig\?[^]*\/admin\/quotes\//);
});

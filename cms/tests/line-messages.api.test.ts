import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { QuoteView } from '../src/contract/quoting/offer';
import type { Message } from '../src/contract/quoting/thread';
import { newEmail, send } from './accounts';
import { body, moving, newQuote, problem, sendOffer, staffQuote, useCompany } from './offer-calls';
import { compiled, useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
useCompany(shop);
const { staff, customer } = usePeople(shop, { staff: 'admin', customer: 'user' });

const own = (id: string) => body<QuoteView>(customer.call('GET', `/api/quotes/${id}`));
const offeredTo = async (email: string) => sendOffer(staff, await newQuote(shop, staff, email));

describe('messages about a line', () => {
  test('name it for both sides, and keep its name when it is gone', async () => {
    const offered = await offeredTo(customer.email);
    const write = (line: string, text: string, by = customer, path = `/api/quotes/${offered.id}`) =>
      by.call('POST', `${path}/messages`, { key: randomUUID(), text, line });
    expect(await body<Message>(write('1', 'Mit Maßen?'))).toMatchObject({ line: { key: '1', name: 'Paper to CAD Basic' } });
    await body(write('1', 'Ja, mit Maßen.', staff, `/api/staff/quotes/${offered.id}`));
    expect(await problem(write('99', 'Welche Zeile?'))).toEqual([400, 'input.invalid']);
    const lines = offered.draft.draft.lines.map((line) => ({ ...line, key: '7', name: 'Bestandsplan' }));
    await sendOffer(staff, await staffQuote(staff, offered.id), { lines });
    expect((await own(offered.id)).messages.map(({ line }) => line?.name)).toEqual(['Paper to CAD Basic', 'Paper to CAD Basic']);
    expect(await problem(write('1', 'Und jetzt?'))).toEqual([400, 'input.invalid']);
    expect((await write('7', 'Und jetzt?')).status).toBe(201);
  });

  test('before the first offer goes by the number in the request, for guests too', async () => {
    const quote = await newQuote(shop, staff, newEmail());
    const { guestToken } = compiled<{ guestToken(id: string, revision: number): string }>('domain/quoting/quote-row');
    const path = `/api/guest/${guestToken(quote.id, 1)}`;
    const answer = await send(shop, 'POST', `${path}/messages`, { key: randomUUID(), text: 'Im Maßstab 1:50', line: '1' });
    expect(await body<Message>(answer)).toMatchObject({ line: { name: 'Paper to CAD Basic' } });
  });

  test('come with a request for changes, once, and with no other transition', async () => {
    const { id } = await offeredTo(customer.email);
    const wishes = [{ line: '1', text: 'Bitte vier Pläne' }];
    const command = { ...moving(await own(id)), wishes };
    const path = `/api/quotes/${id}`;
    const declined = customer.call('POST', `${path}/decline`, command);
    expect(await problem(declined)).toEqual([400, 'input.invalid']);
    const unknown = customer.call('POST', `${path}/request-changes`, { ...command, wishes: [{ line: '9', text: 'x' }] });
    expect(await problem(unknown)).toEqual([400, 'input.invalid']);
    const answers = await Promise.all([1, 2].map(() => customer.call('POST', `${path}/request-changes`, command)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await own(id)).toMatchObject({
      status: 'changes_requested',
      messages: [{ text: 'Bitte vier Pläne', transition: 'quote.request-changes', line: { key: '1' } }],
    });
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DeclarationReceipt, type StaffDeclaration } from '../src/contract/people/declaration';
import type { Page } from '../src/contract/list';
import { mailTo, newAddress, newEmail, signedInAs, staffMember, type SignedIn } from './accounts';
import { addResult, fillCompany, transitionOrder, placedOrder } from './offer-calls';
import { submitQuote } from './quote-calls';
import { cartId, compiled, useStrapi } from './strapi';

const shop = useStrapi({ STAFF_EMAIL: 'team@planquadrat.example' });

const withdrawal = (changes: object = {}) => ({
  key: cartId(),
  kind: 'withdrawal',
  locale: 'de',
  name: 'Ada Beispiel',
  email: newEmail(),
  reference: 'Auftrag vom 3. November',
  ...changes,
});
const declare = (body: object, headers: Record<string, string> = {}) =>
  shop.http('/api/declarations', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress(), ...headers },
    body: JSON.stringify(body),
  });
const received = async (body: object) => DeclarationReceipt.parse(await (await declare(body)).json());
const stored = () => shop.strapi.db.query('api::declaration.declaration').count();

describe('a declaration', () => {
  test('is receipted at once with its content, number and time, by answer and by mail', async () => {
    const before = Date.now();
    const body = withdrawal({ reason: 'Ich brauche die Pläne nicht mehr.' });
    const answer = await declare(body);
    expect(answer.status).toBe(201);
    const receipt = DeclarationReceipt.parse(await answer.json());
    expect(receipt).toMatchObject({
      name: 'Ada Beispiel',
      reference: 'Auftrag vom 3. November',
      reason: 'Ich brauche die Pläne nicht mehr.',
    });
    expect(receipt.number).toMatch(/^WR-\d{4}-\d{5}$/);
    expect(new Date(receipt.receivedAt).getTime()).toBeGreaterThanOrEqual(before);

    const mail = await mailTo(shop, body.email, 'withdrawal-received');
    expect(mail?.subject).toBe(`Eingangsbestätigung ${receipt.number}: Ihr Widerruf`);
    for (const fact of ['Ada Beispiel', body.email, 'Auftrag vom 3. November', 'Ich brauche die Pläne nicht mehr.'])
      expect(mail?.text).toContain(fact);
    expect(mail?.text).toMatch(/\d{1,2}\. \p{L}+ \d{4} um \d\d:\d\d:\d\d/u);
    expect(await mailTo(shop, 'team@planquadrat.example', 'declaration-notice')).toMatchObject({
      subject: `Widerruf ${receipt.number} von Ada Beispiel`,
      text: expect.stringContaining('passt zu keiner Nummer'),
    });
  });

  test('of a cancellation names the wanted end in the language of the page', async () => {
    const email = newEmail();
    const receipt = await received(withdrawal({ kind: 'cancellation', email, locale: 'en', wantedDate: '2027-01-31' }));
    expect(receipt.number).toMatch(/^KG-/);
    const mail = await mailTo(shop, email, 'cancellation-received');
    expect(mail?.text).toContain('31 January 2027');
  });

  test('of a withdrawal keeps nothing of a cancellation', async () => {
    const receipt = await received(withdrawal({ extraordinary: true, wantedDate: '2027-01-31' }));
    expect(receipt).toMatchObject({ kind: 'withdrawal', extraordinary: false, wantedDate: '' });
  });

  test('may hold line breaks and hidden signs only where they belong', async () => {
    const receipt = await received(withdrawal({ name: 'Ada\u202e X', reference: '\u200bBestellung\n7', reason: 'eins\r\nzwei\u202e' }));
    expect(receipt).toMatchObject({ name: 'Ada X', reference: 'Bestellung 7', reason: 'eins\nzwei' });
    const notice = await mailTo(shop, 'team@planquadrat.example', 'declaration-notice');
    expect(notice?.subject).toBe(`Widerruf ${receipt.number} von Ada X`);
  });

  test('sent twice is one declaration with one receipt', async () => {
    const body = withdrawal();
    const [first, second] = await Promise.all([declare(body), declare(body)]);
    expect([first.status, second.status].sort()).toEqual([200, 201]);
    expect(await first.json()).toEqual(await second.json());
    const other = await declare({ ...body, reference: 'etwas anderes' });
    expect([other.status, await other.json()]).toMatchObject([409, { error: { code: 'declaration.already-received' } }]);
  });

  test('counts without gaps, also when many come at once', async () => {
    const receipts = await Promise.all(Array.from({ length: 6 }, () => received(withdrawal({ kind: 'cancellation' }))));
    const numbers = receipts.map(({ number }) => Number(number.split('-')[2])).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index));
  });

  test('needs no app check and is limited only against machines', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.78' };
    for (let index = 0; index < 10; index++) expect((await declare(withdrawal(), headers)).status).toBe(201);
    for (let index = 0; index < 50; index++) await declare({}, headers);
    expect((await declare(withdrawal(), headers)).status).toBe(429);
  });

  test('always counts, but sends a stranger only a few mails', async () => {
    const email = newEmail();
    for (let index = 0; index < 5; index++) expect((await declare(withdrawal({ email }))).status).toBe(201);
    const mails = await shop.strapi.db.query('api::outbox.outbox').count({ where: { to: email } });
    expect(mails).toBe(3);
    expect(await shop.strapi.db.query('api::declaration.declaration').count({ where: { email } })).toBe(5);
  });

  test('carries no advertisement to an address that nobody has proven', async () => {
    const email = newEmail();
    await received(withdrawal({ email, reason: 'Billig: https://spam.example' }));
    expect((await mailTo(shop, email, 'withdrawal-received'))?.text).not.toContain('spam');
    const notice = await mailTo(shop, 'team@planquadrat.example', 'declaration-notice');
    expect(notice?.text).toContain('spam');
  });

  test.each([
    ['without a name', { name: '' }],
    ['with a name that nobody sees', { name: '\u200b' }],
    ['with a link as a name', { name: 'Billig www.spam.example' }],
    ['with a link as a reference', { reference: 'https://spam.example' }],
    ['with a line break in the name', { name: 'Ada\r\nX' }],
    ['without an address', { email: 'keine' }],
    ['without a contract', { reference: '  ' }],
    ['of an unknown kind', { kind: 'revocation' }],
    ['for a day that does not exist', { kind: 'cancellation', wantedDate: '2027-02-30' }],
    ['without a key', { key: 'kurz' }],
  ])('%s is refused and not stored', async (_name, changes) => {
    const before = await stored();
    expect((await declare(withdrawal(changes))).status).toBe(400);
    expect(await stored()).toBe(before);
  });
});

describe('staff', () => {
  test('see declarations with the quote they name', async () => {
    const email = newEmail();
    const number = await submitQuote(shop, { email });
    await received(withdrawal({ email, reference: `Angebot ${number.toLowerCase()}, Paper to CAD` }));
    await received(withdrawal({ reference: `${number}` }));
    await received(withdrawal({ reference: 'AN-1999-00001' }));
    const staff = await staffMember(shop, 'admin');
    const { items, next } = (await (
      await staff.call('GET', '/api/staff/declarations?kind=withdrawal&limit=3')
    ).json()) as Page<StaffDeclaration>;
    expect(items.map(({ quote }) => quote && [quote.number, quote.emailMatches])).toEqual([null, [number, false], [number, true]]);
    expect(next).not.toBeNull();
    const rest = (await (
      await staff.call('GET', `/api/staff/declarations?kind=withdrawal&limit=100&cursor=${next}`)
    ).json()) as Page<StaffDeclaration>;
    expect(rest.items.some(({ id }) => items.some((item) => item.id === id))).toBe(false);
  });
});

const matching = (staff: SignedIn, id: string, orderNumber: string, key: string = randomUUID()) =>
  staff.call('POST', `/api/staff/declarations/${id}/match`, { key, orderNumber });
const declared = async (staff: SignedIn, reference: string, changes: object = {}): Promise<StaffDeclaration> => {
  const { number } = await received(withdrawal({ reference, ...changes }));
  const { items } = (await (await staff.call('GET', '/api/staff/declarations?limit=100')).json()) as Page<StaffDeclaration>;
  return items.find((item) => item.number === number) as StaffDeclaration;
};
const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code;

describe('a withdrawal', () => {
  test('ends the order it is matched to, once, and says so by mail', async () => {
    const [staff, customer] = [await staffMember(shop, 'admin'), await signedInAs(shop, 'user')];
    await fillCompany(shop);
    const order = await placedOrder(shop, staff, customer);
    const declaration = await declared(staff, `Bestellung ${order.number}`);
    expect(declaration).toMatchObject({
      order: { number: order.number, status: 'placed', gross: 9_282, earlyStart: true },
      matched: false,
    });
    const key = randomUUID();
    expect((await matching(staff, declaration.id, order.number, key)).status).toBe(200);
    const again = await matching(staff, declaration.id, order.number, key);
    expect(await again.json()).toMatchObject({ matched: true, order: { status: 'withdrawn' } });
    const { queueMails } = compiled<{ queueMails(strapi: unknown): Promise<void> }>('domain/notices/queue-mails');
    await queueMails(shop.strapi);
    expect((await mailTo(shop, customer.email, 'order-withdrawn'))?.text).toContain(order.number);
  });

  test('matched by two at once is matched by the first, who is named; the other is told', async () => {
    const [one, other, customer] = [await staffMember(shop, 'admin'), await staffMember(shop, 'admin'), await signedInAs(shop, 'user')];
    const order = await placedOrder(shop, one, customer, { earlyStart: false });
    const { id } = await declared(one, 'die Grundrisse vom Montag');
    const answers = await Promise.all([one, other].map((staff) => matching(staff, id, order.number)));
    const first = answers.findIndex(({ status }) => status === 200);
    expect(await codeOf(answers[1 - first]!)).toBe('declaration.settled');
    const winner = [one, other][first]!;
    expect(await answers[first]?.json()).toMatchObject({
      quote: { id: order.quote.id },
      order: { id: order.id, earlyStart: false },
      settled: { by: winner.email, reason: '' },
    });
    const facts = await shop.strapi.db.query('api::event.event').findMany({ where: { subject: id, name: 'declaration.matched' } });
    expect(facts).toMatchObject([{ accountId: winner.id }]);
  });

  test('after the work was done early, of an unknown order or twice is refused', async () => {
    const [staff, customer] = [await staffMember(shop, 'admin'), await signedInAs(shop, 'user')];
    const order = await placedOrder(shop, staff, customer);
    await transitionOrder(staff, order.id, 'start');
    await addResult(shop, staff, order.id);
    await transitionOrder(staff, order.id, 'submit', 'release');
    const { id } = await declared(staff, order.number);
    expect(await codeOf(await matching(staff, id, order.number))).toBe('order.withdrawal-over');
    expect(await codeOf(await matching(staff, id, 'BE-1999-00001'))).toBe('order.not-found');
    expect(await codeOf(await matching(staff, id, 'Bestellung'))).toBe('input.invalid');
    expect(await codeOf(await matching(staff, 'unknown', order.number))).toBe('declaration.not-found');
  });
});

describe('what ends no order', () => {
  const settling = (staff: SignedIn, id: string, settlement: object) =>
    staff.call('POST', `/api/staff/declarations/${id}/settle`, settlement);

  test.each(['cancellation', 'withdrawal'])('is a %s that staff settle once, with a reason', async (kind) => {
    const staff = await staffMember(shop, 'admin');
    const { id, settled } = await declared(staff, 'mein Abo', { kind });
    expect(settled).toBeNull();
    expect(await codeOf(await settling(staff, id, { key: randomUUID(), reason: ' ' }))).toBe('input.invalid');
    const settlement = { key: randomUUID(), reason: 'Das Abo endet am 31. Dezember.' };
    const closed = { matched: false, settled: { by: staff.email, reason: settlement.reason } };
    expect(await (await settling(staff, id, settlement)).json()).toMatchObject(closed);
    expect(await (await settling(staff, id, settlement)).json()).toMatchObject(closed);
    expect(await codeOf(await settling(staff, id, { ...settlement, key: randomUUID() }))).toBe('declaration.settled');
    expect(await codeOf(await matching(staff, id, 'BE-2026-00001'))).toBe('declaration.settled');
  });
});

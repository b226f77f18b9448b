import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from '../src/contract/list';
import type { LostOffers } from '../src/contract/quoting/lost-offer';
import type { QuoteView, StaffQuoteView } from '../src/contract/quoting/offer';
import type { StaffQuoteSummary } from '../src/contract/quoting/quote';
import { berlinDay, dayAfter } from '../src/platform/time/time';
import { newEmail, send, type SignedIn } from './accounts';
import { body, moving, newQuote, problem, sendOffer, staffQuote, useCompany } from './offer-calls';
import { panelEditor } from './panel-editor';
import { peopleCalls } from './people-calls';
import { readZip } from './read-zip';
import { compiled, useStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useStrapi();
useCompany(shop);
const { staff, lead, customer, other } = usePeople(shop, { staff: 'admin', lead: 'super_admin', customer: 'user', other: 'user' });

const DAY_MS = 86_400_000;
const own = (id: string) => body<QuoteView>(customer.call('GET', `/api/quotes/${id}`));
const decline = (by: SignedIn, quote: QuoteView, extra: object = {}) =>
  by.call('POST', `/api/quotes/${quote.id}/decline`, { ...moving(quote), ...extra });
const offered = async (email = customer.email) => own((await sendOffer(staff, await newQuote(shop, staff, email))).id);
const reasonNamed = (quote: QuoteView, title: string) => quote.declineReasons.find((reason) => reason.title.de === title)!;
const guestPath = (id: string) => {
  const { guestToken } = compiled<{ guestToken(id: string, revision: number): string }>('domain/quoting/quote-row');
  return `/api/guest/${guestToken(id, 2)}`;
};

describe('declining an offer', () => {
  test('offers the list of the editors in both languages, in its order', async () => {
    const { declineReasons } = await offered();
    expect(declineReasons.map(({ title }) => title)).toEqual([
      { de: 'Preis', en: 'Price' },
      { de: 'Termin', en: 'Delivery time' },
      { de: 'Anderer Anbieter', en: 'Another provider' },
      { de: 'Vorhaben verschoben oder entfallen', en: 'Project postponed or dropped' },
      { de: 'Leistung passt nicht', en: 'Service does not fit' },
      { de: 'Sonstiges', en: 'Other' },
    ]);
  });

  test('keeps the reason with its titles, tells staff, and names it in the log by its id alone', async () => {
    const quote = await offered();
    const { id: reason } = reasonNamed(quote, 'Termin');
    const declined = await body<QuoteView>(decline(customer, quote, { reason, text: 'Zu spät für den Bauantrag.' }));
    expect(declined).toMatchObject({ status: 'declined', declineReason: { de: 'Termin', en: 'Delivery time' }, declineReasons: [] });
    expect((await staffQuote(staff, quote.id)).declineReason).toEqual({ de: 'Termin', en: 'Delivery time' });
    expect(declined.messages.at(-1)).toMatchObject({ transition: 'quote.decline', text: 'Zu spät für den Bauantrag.' });
    const [event] = await shop.strapi.db.query('api::event.event').findMany({ where: { subject: quote.id, name: 'quote.declined' } });
    expect(event.data).toEqual({ reasonId: reason });
  });

  test('needs no reason', async () => {
    const declined = await body<QuoteView>(decline(customer, await offered()));
    expect(declined).toMatchObject({ status: 'declined', declineReason: null });
  });

  test('with a reason that is not in the list is refused', async () => {
    const quote = await offered();
    for (const reason of ['x', '', quote.id]) expect(await problem(decline(customer, quote, { reason }))).toEqual([400, 'input.invalid']);
    expect((await own(quote.id)).status).toBe('offered');
  });

  test('counts once when it is sent twice', async () => {
    const quote = await offered();
    const [first, second] = quote.declineReasons;
    const command = moving(quote);
    const path = `/api/quotes/${quote.id}/decline`;
    await body(customer.call('POST', path, { ...command, reason: first!.id }));
    const again = await body<QuoteView>(customer.call('POST', path, { ...command, reason: second!.id }));
    expect(again.declineReason).toEqual(first!.title);
  });

  test('by a guest works through the link', async () => {
    const { id } = await sendOffer(staff, await newQuote(shop, staff, newEmail()));
    const quote = await body<QuoteView>(shop.http(guestPath(id)));
    const { id: reason, title } = reasonNamed(quote, 'Anderer Anbieter');
    const answer = await body<QuoteView>(send(shop, 'POST', `${guestPath(id)}/decline`, { ...moving(quote), reason }));
    expect(answer).toMatchObject({ status: 'declined', declineReason: title });
  });

  test('is nothing that others can do', async () => {
    const quote = await offered();
    const [reason] = quote.declineReasons;
    expect(await problem(decline(other, quote, { reason: reason!.id }))).toEqual([404, 'quote.not-found']);
    expect((await own(quote.id)).status).toBe('offered');
  });

  test('is the only transition with a reason', async () => {
    const quote = await offered();
    const reason = quote.declineReasons[0]!.id;
    const change = { ...moving(quote, 'Bitte kleiner'), reason };
    expect(await problem(customer.call('POST', `/api/quotes/${quote.id}/request-changes`, change))).toEqual([400, 'input.invalid']);
    const request = await newQuote(shop, staff, newEmail());
    const refusal = { ...moving(request, 'Leider nicht'), reason };
    expect(await problem(staff.call('POST', `/api/staff/quotes/${request.id}/decline-by-us`, refusal))).toEqual([400, 'input.invalid']);
  });
});

test('editors keep the list; what was chosen stays as it was called', async () => {
  const panel = await panelEditor(shop, 'marketing');
  const path = '/content-manager/collection-types/api::decline-reason.decline-reason';
  const created = await panel('POST', `${path}?locale=de`, { title: 'Zu weit weg', order: 0 });
  const { documentId } = (created.body as unknown as { data: { documentId: string } }).data;
  await panel('POST', `${path}/${documentId}/actions/publish?locale=de`, { title: 'Zu weit weg', order: 0 });
  const quote = await offered();
  expect(quote.declineReasons[0]).toEqual({ id: documentId, title: { de: 'Zu weit weg', en: 'Zu weit weg' } });
  await body(decline(customer, quote, { reason: documentId }));
  await panel('POST', `${path}/${documentId}/actions/publish?locale=de`, { title: 'Entfernung', order: 0 });
  expect((await own(quote.id)).declineReason?.de).toBe('Zu weit weg');
  const report = () => body<LostOffers>(staff.call('GET', '/api/staff/lost-offers'));
  expect((await report()).reasons.find(({ key }) => key === documentId)?.name?.de).toBe('Entfernung');
  await panel('DELETE', `${path}/${documentId}?locale=*`);
  expect((await offered()).declineReasons.map(({ id }) => id)).not.toContain(documentId);
  expect((await report()).reasons.find(({ key }) => key === documentId)?.name?.de).toBe('Zu weit weg');
});

describe('the report', () => {
  const today = berlinDay(new Date());
  /** The day on which the offers expire in these tests. */
  const later = new Date(Date.now() + 40 * DAY_MS);
  const until = berlinDay(later);
  let report: LostOffers;
  let before: LostOffers;
  const read = (query = `?to=${until}`) => body<LostOffers>(staff.call('GET', `/api/staff/lost-offers${query}`));

  beforeAll(async () => {
    before = await read();
    const free = await offerOf(({ draft }) => [{ ...draft.draft.lines[0]!, productId: '', listPrice: null, name: 'Aufmaß vor Ort' }]);
    await body(decline(customer, free, { reason: reasonNamed(free, 'Preis').id }));
    await offered();
    const gone = await offered();
    const refused = await newQuote(shop, staff, newEmail());
    await body(staff.call('POST', `/api/staff/quotes/${refused.id}/decline-by-us`, moving(refused, 'Leider nicht')));
    const { expireOffers } = compiled<{ expireOffers(strapi: unknown, now: Date): Promise<void> }>('domain/quoting/offer-deadlines');
    await expireOffers(shop.strapi, later);
    await body(customer.call('POST', `/api/quotes/${gone.id}/renew`, moving(await own(gone.id))));
    report = await read();
  });

  async function offerOf(lines: (quote: StaffQuoteView) => StaffQuoteView['draft']['draft']['lines']): Promise<QuoteView> {
    const quote = await newQuote(shop, staff, customer.email);
    return own((await sendOffer(staff, quote, { lines: lines(quote) })).id);
  }

  const rowsOf = async (query: Record<string, string>): Promise<StaffQuoteSummary[]> => {
    const search = new URLSearchParams({ limit: '100', ...query });
    return (await body<Page<StaffQuoteSummary>>(staff.call('GET', `/api/staff/quotes?${search}`))).items;
  };
  const figureOf = (rows: StaffQuoteSummary[]) => ({ count: rows.length, net: rows.reduce((sum, { net }) => sum + net, 0) });

  test('counts what customers declined and what expired, and nothing that came back or that we declined', () => {
    const groups = Object.fromEntries(report.reasons.map(({ key, count }) => [key, count]));
    const known = Object.fromEntries(before.reasons.map(({ key, count }) => [key, count]));
    expect(report.total.count).toBeGreaterThan(before.total.count);
    expect(groups.expired).toBeGreaterThan(known.expired ?? 0);
    expect(groups.none).toBe(known.none);
  });

  test('adds up to the same total by month, reason and service', () => {
    for (const groups of [report.months, report.reasons, report.services])
      expect({
        count: groups.reduce((sum, { count }) => sum + count, 0),
        net: groups.reduce((sum, { net }) => sum + net, 0),
      }).toEqual(report.total);
  });

  test('has for each figure the rows of the list', async () => {
    const period = { lostFrom: report.from, lostTo: report.to };
    expect(figureOf(await rowsOf(period))).toEqual(report.total);
    for (const { from, to, count, net } of report.months)
      expect([from, figureOf(await rowsOf({ lostFrom: from, lostTo: to }))]).toEqual([from, { count, net }]);
    for (const { key, count, net } of report.reasons)
      expect([key, figureOf(await rowsOf({ ...period, lostReason: key }))]).toEqual([key, { count, net }]);
    for (const { key, count, net } of report.services)
      expect([key, figureOf(await rowsOf({ ...period, lostService: key }))]).toEqual([key, { count, net }]);
  });

  test('is searched as any list', async () => {
    const [row] = await rowsOf({ lostReason: 'expired' });
    expect(await rowsOf({ lostReason: 'expired', q: row!.number })).toEqual([row]);
    expect(await rowsOf({ lostReason: 'none', q: row!.number })).toEqual([]);
  });

  test('names services as the catalogue does, and free lines by a key of their own', () => {
    expect(report.services.find(({ name }) => name?.de === 'Paper to CAD Basic')?.count).toBeGreaterThan(1);
    expect(report.services.find(({ key }) => key === 'free')).toMatchObject({ name: null, count: 1, net: 7_800 });
  });

  test('covers twelve months by default, and counts a day by the clocks of Germany', async () => {
    const { from, to, months } = await read('');
    expect([from.slice(-3), to, months.length]).toEqual(['-01', today, 12]);
    const quote = await offered();
    await body(decline(customer, quote));
    const at = new Date('2026-03-31T22:30:00Z');
    await shop.strapi.db.query('api::quote.quote').update({ where: { documentId: quote.id }, data: { lostAt: at } });
    const april = await read('?from=2026-04-01&to=2026-04-01');
    expect(april.months).toMatchObject([{ month: '2026-04', from: '2026-04-01', to: '2026-04-01', count: 1 }]);
    expect((await read('?from=2026-03-31&to=2026-03-31')).total).toEqual({ count: 0, net: 0 });
  });

  test.each([
    'from=2026-02-30',
    'from=2026-05-02&to=2026-05-01',
    'from=2001-01-01&to=2026-01-01',
    'from=gestern',
    'from=9999-01-01&to=9999-12-31',
  ])('refuses the period %s', async (query) =>
    expect(await problem(staff.call('GET', `/api/staff/lost-offers?${query}`))).toEqual([400, 'input.invalid']),
  );

  test('an offer that is sent again is lost no longer', async () => {
    const { items } = await body<Page<StaffQuoteSummary>>(staff.call('GET', `/api/staff/quotes?lostReason=expired&lostTo=${until}`));
    const { id } = items[0]!;
    await sendOffer(staff, await staffQuote(staff, id), { validUntil: dayAfter(until, 9) });
    expect((await read()).reasons.find(({ key }) => key === 'expired')?.count ?? 0).toBe(items.length - 1);
  });

  test('leaves out what was erased, in figures and rows', async () => {
    const email = newEmail();
    const quote = await sendOffer(staff, await newQuote(shop, staff, email));
    await body(send(shop, 'POST', `${guestPath(quote.id)}/decline`, moving(quote)));
    const { count } = (await read()).total;
    const { path, foundAt } = peopleCalls(shop, lead);
    const person = await foundAt(email);
    await body(lead.call('POST', path(person.id, '/erasure'), { address: email }));
    const after = await read();
    expect(after.total.count).toBe(count - 1);
    expect(await rowsOf({ lostFrom: after.from, lostTo: after.to })).toHaveLength(count - 1);
  });

  test('is exported with its rows, as a workbook too', async () => {
    const period = `from=${report.from}&to=${until}`;
    const csv = await (await staff.call('GET', `/api/staff/exports/lost-offers?format=csv&locale=de&${period}`)).text();
    const [titles, ...lines] = csv.split('\r\n').slice(0, -1);
    expect(titles).toBe('Nummer;Verloren am;Grund;Leistungen;Name;Firma;E-Mail;Netto in Euro;Brutto in Euro');
    expect(lines).toHaveLength((await read()).total.count);
    expect(lines.some((line) => line.includes(';Keine Angabe;'))).toBe(true);
    expect(lines.some((line) => line.includes(';Termin;'))).toBe(true);
    const xlsx = await staff.call('GET', `/api/staff/exports/lost-offers?format=xlsx&locale=en&${period}`);
    const files = readZip(await xlsx.arrayBuffer());
    expect(files.get('xl/workbook.xml')?.toString()).toContain('<sheet name="Lost offers"');
    expect(files.get('xl/worksheets/sheet1.xml')?.toString()).toContain('Delivery time');
  });

  test('is for staff, both roles of it', async () => {
    expect((await lead.call('GET', '/api/staff/lost-offers')).status).toBe(200);
    for (const path of ['/api/staff/lost-offers', '/api/staff/exports/lost-offers?format=csv&locale=de']) {
      expect((await customer.call('GET', path)).status).toBe(403);
      expect((await shop.http(path)).status).toBe(401);
    }
  });

  test('customers’ own lists know no such filter', async () => {
    const list = (query: string) => body<Page<{ id: string }>>(customer.call('GET', `/api/quotes?limit=100${query}`));
    expect((await list('&lostReason=expired')).items).toEqual((await list('')).items);
  });
});

test('rows of an earlier edition get the time at which they were lost and the service that they count under', async () => {
  const quote = await offered();
  await body(decline(customer, quote));
  const quotes = shop.strapi.db.query('api::quote.quote');
  const where = { documentId: quote.id };
  const { lostAt, offeredService } = await quotes.findOne({ where });
  await quotes.update({ where, data: { lostAt: null, offeredService: null } });
  const { lostOffers } = compiled<{ lostOffers(strapi: unknown, trx: unknown): Promise<void> }>('migrations/016-lost-offers');
  await shop.strapi.db.transaction(({ trx }) => lostOffers(shop.strapi, trx));
  const migrated = await quotes.findOne({ where });
  expect(migrated.offeredService).toBe(offeredService);
  expect(Math.abs(new Date(migrated.lostAt).getTime() - new Date(lostAt).getTime())).toBeLessThan(60_000);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { newEmail } from './accounts';
import { placeOrder } from './order-rows';
import { insertCopies } from './row-copies';
import { peopleCalls } from './people-calls';
import { submitQuote } from './quote-calls';
import { readZip } from './read-zip';
import { offer } from './sample-documents';
import { useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
const { staff, lead } = usePeople(shop, { staff: 'admin', lead: 'super_admin' });

const download = (list: string, query: string) => staff.call('GET', `/api/staff/exports/${list}?${query}`);
const linesOf = async (answer: Response) => (await answer.text()).split('\r\n').slice(0, -1);

describe('quotes as CSV', () => {
  let number: string;
  beforeAll(async () => {
    number = await submitQuote(shop, { email: 'export@example.org' });
    await submitQuote(shop, { email: newEmail() });
    await shop.strapi.db.query('api::quote.quote').update({ where: { number }, data: { name: '=HYPERLINK("http://evil")' } });
  });

  test('hold what the list shows for a question, in German with semicolons', async () => {
    const answer = await download('quotes', 'format=csv&locale=de&q=export%40example.org&status=open');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="quotes-\d{4}-\d\d-\d\d\.csv"$/);
    const [titles, row, ...more] = await linesOf(answer);
    expect(titles).toContain('Nummer;Eingang;Status;Name;Firma;E-Mail;Leistungen;Dateien;Netto in Euro');
    expect(row).toContain(`${number};`);
    expect(row).toContain(';Neu;"\'=HYPERLINK(""http://evil"")";;export@example.org;Paper to CAD Basic;0;78,00;92,82;;de');
    expect(more).toEqual([]);
  });

  test('begin with a byte order mark', async () => {
    const bytes = Buffer.from(await (await download('quotes', 'format=csv&locale=en')).arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  test('leave a trace of who took them, without what was searched for', async () => {
    await download('quotes', 'format=csv&locale=en&q=export%40example.org');
    const events = await shop.strapi.db
      .query('api::event.event')
      .findMany({ where: { name: 'list.exported' }, orderBy: { seq: 'desc' }, limit: 1 });
    expect(events).toMatchObject([
      { topic: 'account', subject: staff.id, actor: 'admin', data: { accountId: staff.id, list: 'quotes', format: 'csv', rows: 1 } },
    ]);
  });
});

test('orders as XLSX hold texts, amounts and times as such', async () => {
  const buyer = { ...offer.buyer, name: 'Zürn & Söhne', company: '=cmd|x' };
  const { orderId } = await placeOrder(shop, { buyer, email: 'table@example.org' });
  await shop.strapi.db
    .query('api::order.order')
    .update({ where: { documentId: orderId }, data: { dueAt: new Date('2026-11-20T11:00:00Z') } });
  const answer = await download('orders', 'format=xlsx&locale=en&sort=due');
  expect(answer.headers.get('content-type')).toContain('spreadsheetml.sheet');
  const files = readZip(await answer.arrayBuffer());
  expect([...files.keys()]).toContain('[Content_Types].xml');
  expect(files.get('xl/workbook.xml')?.toString()).toContain('<sheet name="Orders"');
  const sheet = files.get('xl/worksheets/sheet1.xml')?.toString() ?? '';
  expect(sheet).toContain('<t xml:space="preserve">Zürn &amp; Söhne</t>');
  expect(sheet).toContain('<t xml:space="preserve">=cmd|x</t>');
  expect(sheet).toContain('<c r="D2" s="4"><v>46346.5</v></c>');
  expect(sheet.endsWith('</sheetData></worksheet>')).toBe(true);
});

test('a list longer than a page of the server is exported as a whole, each row once', async () => {
  const rows = 1_203;
  const copies = Array.from({ length: rows }, (_, index) => {
    const own = `copy-${index}`;
    return {
      document_id: own,
      number: own,
      cart_id_hash: own,
      guest_token_hash: own,
      name: `Kundin ${index % 7}`,
      search_text: 'kopie',
    };
  });
  await insertCopies(shop, 'quotes', {}, copies);
  const [, ...lines] = await linesOf(await download('quotes', 'format=csv&locale=de&sort=customer&q=kopie'));
  expect(lines).toHaveLength(rows);
  expect(new Set(lines.map((line) => line.split(';')[0])).size).toBe(rows);
});

test('contacts are exported by kind, and for super admins only', async () => {
  const email = newEmail();
  await submitQuote(shop, { email });
  const search = `kind=guest&q=${encodeURIComponent(email)}`;
  await peopleCalls(shop, lead).follow();
  const path = `/api/staff/exports/contacts?format=csv&locale=de&${search}`;
  const [titles, row, ...more] = await linesOf(await lead.call('GET', path));
  expect(titles).toContain('Name;Firma;E-Mail;Stand;Bekannt seit;Anfragen;Bestellungen');
  expect(row).toMatch(new RegExp(`;${email};Gast;.*;1;0$`));
  expect(more).toEqual([]);
  expect((await staff.call('GET', path)).status).toBe(403);
});

test.each([
  'quotes?format=pdf&locale=de',
  'quotes?format=csv',
  'quotes?format=csv&locale=de&status=lost',
  'orders?format=csv&locale=de&sort=valid',
])('%s is refused and leaves no trace', async (path) => {
  const events = shop.strapi.db.query('api::event.event');
  const before = await events.count();
  expect((await staff.call('GET', `/api/staff/exports/${path}`)).status).toBe(400);
  expect(await events.count()).toBe(before);
});

test('nothing else can be exported', async () => expect((await download('accounts', 'format=csv&locale=de')).status).toBe(404));

import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../src/contract/content/product';
import { totalsOf } from '../src/contract/billing/document';
import { cents } from '../src/contract/pricing/money';
import type { Order } from '../src/contract/production/order';
import { chosenDocument, type LineChoice } from '../src/contract/quoting/choice';
import type { DraftLine, QuoteView, StaffQuoteView } from '../src/contract/quoting/offer';
import type { Approval } from '../src/contract/people/approval';
import { askingFor, discountedQuote } from './approval-calls';
import { newEmail, send, signedInAs } from './accounts';
import { acceptanceOf, body, newQuote, problem, sendOffer, staffQuote, useCompany } from './offer-calls';
import { textOf } from './pdf-text';
import { compiled, useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
useCompany(shop);
const { staff, lead, customer } = usePeople(shop, { staff: 'admin', lead: 'super_admin', customer: 'user' });

let express: Product['addons'][number];
beforeAll(async () => {
  const { addons } = await body<Product>(shop.http('/api/products/paper-to-cad/basic'));
  express = addons.find(({ slug }) => slug === 'express-same-day')!;
});

const own = (id: string) => body<QuoteView>(customer.call('GET', `/api/quotes/${id}`));

const option = (preset = false): LineChoice => ({ kind: 'optional', preset });
const format = (preset = false): LineChoice => ({ kind: 'alternative', group: 'Datenformat', preset });

/** A line beside the requested one; the options come first, so that the document has to put them into order. */
const added = (line: DraftLine, key: string, choice: LineChoice, price = 5_000): DraftLine => ({
  ...line,
  key,
  productId: '',
  name: `Position ${key}`,
  quantity: 1,
  price: cents(price),
  listPrice: null,
  addons: [],
  choice,
});

/** Two plans that are always taken, two formats of which one is, and three options of which one is preset. */
function linesOf({ draft }: StaffQuoteView): DraftLine[] {
  const [line] = draft.draft.lines as [DraftLine];
  return [
    added(line, '11', option(true), 4_000),
    added(line, '12', option()),
    added(line, '13', option()),
    line,
    added(line, '21', format(true), 1_000),
    added(line, '22', format(), 3_000),
  ];
}

async function offered(email = customer.email, change: (quote: StaffQuoteView) => DraftLine[] = linesOf): Promise<StaffQuoteView> {
  const quote = await newQuote(shop, staff, email, { contact: { customerType: 'business' } });
  return sendOffer(staff, quote, { lines: change(quote) });
}

const accept = (quote: QuoteView, change: object) =>
  customer.call('POST', `/api/quotes/${quote.id}/accept`, { ...acceptanceOf(quote), ...change });

/** What is sent when these keys are ticked. */
const choosing = ({ offer }: QuoteView, chosen: string[]) => ({
  chosen,
  shownGross: totalsOf(chosenDocument(offer!.document, chosen)).gross,
});

describe('an offer with a choice', () => {
  test('is in the order of documents and sums up what is preset, in lists too', async () => {
    const { id, offers } = await offered();
    expect(offers[0]?.document.lines.map(({ key }) => key)).toEqual(['1', '21', '22', '11', '12', '13']);
    expect(offers[0]?.totals.net).toBe(7_800 + 1_000 + 4_000);
    const { items } = await body<{ items: { id: string; net: number }[] }>(customer.call('GET', '/api/quotes?limit=1'));
    expect(items[0]).toMatchObject({ id, net: 12_800 });
  });

  test('marks a line whose choice changed as changed', async () => {
    const first = await offered();
    const lines = first.draft.draft.lines.map((line) => (line.key === '12' ? { ...line, choice: option(true) } : line));
    const [second] = (await sendOffer(staff, first, { lines })).offers;
    expect(second?.document.lines.filter(({ revision }) => revision === 'b').map(({ key }) => key)).toEqual(['12']);
  });

  test.each<[string, (lines: DraftLine[]) => DraftLine[], string]>([
    ['a group of one', (lines) => lines.slice(0, -1), 'quote.choice-incomplete'],
    [
      'a group without a preset line',
      (lines) => [...lines.slice(0, 4), ...lines.slice(4).map((line) => ({ ...line, choice: format() }))],
      'quote.choice-incomplete',
    ],
    ['nothing but options that are left out', (lines) => lines.slice(1, 3), 'quote.choice-nothing'],
    ['a key twice', (lines) => [...lines, ...lines.slice(0, 1)], 'quote.choice-keys'],
    // The requested plans are an option, and what takes their place costs next to nothing.
    [
      'a choice that is more than 20 % off',
      (lines) => lines.map((line) => (line.key === '1' ? { ...line, choice: option(true) } : line)),
      'quote.discount-needs-lead',
    ],
  ])('is not sent with %s', async (_name, change, code) => {
    await expect(offered(customer.email, (quote) => change(linesOf(quote)))).rejects.toThrow(new RegExp(`409.*${code}`));
  });

  test('that is too low in one choice is sent by a super admin', async () => {
    const quote = await newQuote(shop, staff, customer.email);
    const lines = linesOf(quote).map((line) => (line.key === '1' ? { ...line, choice: option(true) } : line));
    expect((await sendOffer(lead, quote, { lines })).status).toBe('offered');
  });

  test('that needs an approval says to the lead what is preset, and how far below the list its worst choice is', async () => {
    const quote = await discountedQuote(shop, staff, customer.email);
    const draft = { ...quote.draft.draft, lines: linesOf(quote) };
    const saved = await body<StaffQuoteView>(staff.call('PUT', `/api/staff/quotes/${quote.id}/draft`, { revision: quote.revision, draft }));
    const { facts } = await body<Approval>(staff.call('POST', '/api/staff/approvals', askingFor(saved)));
    expect(facts.slice(1, 4)).toMatchObject([{ amount: 12_800 }, { amount: 9_600 }, { name: 'below-list', share: 2_500 }]);
  });

  test('shows it on paper before it is sent', async () => {
    const quote = await newQuote(shop, staff, customer.email);
    await staff.call('PUT', `/api/staff/quotes/${quote.id}/draft`, {
      revision: quote.revision,
      draft: { ...quote.draft.draft, lines: linesOf(quote) },
    });
    const answer = await staff.call('GET', `/api/staff/quotes/${quote.id}/draft/pdf`);
    expect(await textOf(Buffer.from(await answer.arrayBuffer()))).toContain('Alternativen: Datenformat');
  });
});

describe('its acceptance', () => {
  test('orders what is chosen, once, and everything after sees only that', async () => {
    const quote = await own((await offered()).id);
    const acceptance = { ...acceptanceOf(quote), ...choosing(quote, ['1', '22', '12', '13']) };
    const answers = await Promise.all([1, 2].map(() => customer.call('POST', `/api/quotes/${quote.id}/accept`, acceptance)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const accepted = await own(quote.id);
    expect(accepted.chosen).toEqual(['1', '22', '12', '13']);
    const order = await body<Order>(customer.call('GET', `/api/orders/${accepted.orderId}`));
    expect(order.lines.map(({ key }) => key)).toEqual(['1', '22', '12', '13']);
    expect(order.lines[0]).not.toHaveProperty('choice');
    expect(order).toMatchObject({ totals: { net: 20_800, gross: 24_752 }, subject: expect.not.stringContaining('Position 11') as string });
    const { url } = await body<{ url: string }>(customer.call('GET', `/api/orders/${order.id}/confirmation/download-url`));
    const text = await textOf(Buffer.from(await (await shop.http(url)).arrayBuffer()));
    expect(text).toContain('247,52');
    expect(text).not.toContain('Position 11');
    const events: { name: string; data: { chosen?: string[] } }[] = await shop.strapi.db
      .query('api::event.event')
      .findMany({ where: { subject: { $in: [quote.id, order.id] }, name: { $in: ['quote.accepted', 'order.placed'] } } });
    expect(events.map(({ data }) => data.chosen)).toEqual([acceptance.chosen, acceptance.chosen]);
  });

  test('by a guest works through the link', async () => {
    const { id } = await offered(newEmail());
    const { guestToken } = compiled<{ guestToken(id: string, revision: number): string }>('domain/quoting/quote-row');
    const path = `/api/guest/${guestToken(id, 2)}`;
    const quote = await body<QuoteView>(shop.http(path));
    await body(send(shop, 'POST', `${path}/accept`, { ...acceptanceOf(quote), ...choosing(quote, ['1', '21']) }));
    expect(await body<Order>(shop.http(`${path}/order`))).toMatchObject({ totals: { net: 8_800 } });
  });

  test.each([
    ['no choice', { chosen: undefined }, [422, 'quote.choice-empty']],
    ['an unknown key', { chosen: ['1', '21', '99'] }, [422, 'quote.choice-unknown']],
    ['two of a group', { chosen: ['1', '21', '22'] }, [422, 'quote.choice-group']],
    ['none of a group', { chosen: ['1', '11'] }, [422, 'quote.choice-group']],
    ['a required line left out', { chosen: ['21'] }, [422, 'quote.choice-required']],
    ['another total than that of the choice', { chosen: ['1', '21'] }, [409, 'quote.total-differs']],
    ['no total', { shownGross: undefined }, [409, 'quote.total-differs']],
    ['keys that are none', { chosen: [1] }, [400, 'input.invalid']],
  ])('is refused with %s, and nothing changes', async (_name, change, expected) => {
    const quote = await own((await offered()).id);
    expect(await problem(accept(quote, change))).toEqual(expected);
    expect(await own(quote.id)).toMatchObject({ status: 'offered', orderId: null, chosen: null });
  });

  test('of strangers and staff finds nothing', async () => {
    const quote = await own((await offered()).id);
    const stranger = await signedInAs(shop, 'user');
    expect(await problem(stranger.call('POST', `/api/quotes/${quote.id}/accept`, acceptanceOf(quote)))).toEqual([404, 'quote.not-found']);
    expect((await staff.call('POST', `/api/staff/quotes/${quote.id}/accept`, acceptanceOf(quote))).status).toBe(403);
  });

  test('of an offer without a choice needs no keys, and refuses a total that was not shown', async () => {
    const { id } = await sendOffer(staff, await newQuote(shop, staff, customer.email));
    const quote = await own(id);
    expect(await problem(accept(quote, { chosen: undefined, shownGross: 1 }))).toEqual([409, 'quote.total-differs']);
    expect((await accept(quote, { chosen: undefined, shownGross: undefined })).status).toBe(200);
    expect((await own(id)).chosen).toBeNull();
  });

  test('is due by express only if an express line is chosen', async () => {
    const rushed = (quote: StaffQuoteView): DraftLine[] =>
      linesOf(quote).map((line) =>
        line.key === '12' ? { ...line, addons: [{ id: express.id, name: express.name, amount: cents(2_000) }] } : line,
      );
    const quote = await own((await offered(customer.email, rushed)).id);
    expect(quote.offer?.document.express).toBeNull();
    expect(Object.keys(quote.expressTimes)).toEqual(['same_day']);
    const orderOf = async (asked: QuoteView, chosen: string[]) => {
      const { orderId } = await body<QuoteView>(accept(asked, choosing(asked, chosen)));
      return body<Order>(customer.call('GET', `/api/orders/${orderId}`));
    };
    expect((await orderOf(quote, ['1', '21', '12'])).express).toMatchObject({ term: 'same_day' });
    const plain = await own((await offered(customer.email, rushed)).id);
    expect((await orderOf(plain, ['1', '21'])).express).toBeNull();
  });
});

test('a draft keeps the kinds of its lines, and refuses unknown ones', async () => {
  const quote = await newQuote(shop, staff, customer.email);
  const put = (lines: unknown) =>
    staff.call('PUT', `/api/staff/quotes/${quote.id}/draft`, { revision: quote.revision, draft: { ...quote.draft.draft, lines } });
  const broken = linesOf(quote).map((line) => ({ ...line, choice: { kind: 'maybe' } }));
  expect(await problem(put(broken))).toEqual([400, 'input.invalid']);
  expect((await put(linesOf(quote))).status).toBe(200);
  expect((await staffQuote(staff, quote.id)).draft.draft.lines.map(({ choice }) => choice?.kind)).toEqual([
    'optional',
    'optional',
    'optional',
    undefined,
    'alternative',
    'alternative',
  ]);
});

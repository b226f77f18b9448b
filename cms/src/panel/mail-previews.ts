import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import type { Locale } from '../contract/constants';
import { centsFromEuros } from '../contract/pricing/money';
import { priceLine, priceTotal } from '../contract/pricing/pricing';
import type { PriceUnit } from '../contract/content/product';
import { documentLine } from '../contract/production/amendment-changes';
import type { QuoteLine } from '../contract/quoting/quote';
import { findEntries, published } from '../domain/catalogue/entries';
import { previewedMails, previewMail, type SampleFacts } from '../domain/notices/render-mail';
import { localeOf } from '../platform/http/input';
import { translate } from '../platform/strings/translate';
import { berlinDay } from '../platform/time/time';
import { panelRoute, rightsOf } from './panel-request';

/** A mail that can be looked at, by the name of its texts. */
export type PreviewedMail = { template: string; subject: string };

type ProductRow = { documentId: string; updatedAt: string; name: string; price: number | string; priceUnit: PriceUnit };

const DAY_MS = 24 * 60 * 60 * 1000;
const ORDER_NUMBER = 'BE-2026-00017';
const sampleValues = { number: 'AN-2026-00042', name: 'Ada Beispiel', version: 'a' };

/**
 * Adds the routes of the panel's page that shows mails as they are sent, to whoever may read the interface's texts. The facts
 * are this shop's own services, prices and company; the customer is made up, since the panel knows none (decision 52).
 */
export function openMailPreviews(strapi: Core.Strapi): void {
  const requireRight = (ctx: Context) => {
    if (!rightsOf(strapi, ctx, 'api::translation.translation').can.read())
      throw new errors.ForbiddenError('Dafür fehlt Ihnen das Recht, Oberflächentexte zu lesen.');
  };
  async function list(ctx: Context) {
    requireRight(ctx);
    const locale = localeOf(ctx.query);
    const subjectOf = (template: string) => {
      const number = template.startsWith('order-') ? ORDER_NUMBER : sampleValues.number;
      return translate(locale, `mail.${template}.subject`, { ...sampleValues, number });
    };
    ctx.body = { mails: previewedMails.map((template): PreviewedMail => ({ template, subject: subjectOf(template) })) };
  }
  async function show(ctx: Context) {
    requireRight(ctx);
    const template = String(ctx.params.template);
    if (!previewedMails.includes(template)) throw new errors.NotFoundError('Diese E-Mail gibt es nicht.');
    const locale = localeOf(ctx.query);
    ctx.body = await previewMail(strapi, { template, locale }, await sampleFacts(strapi, { template, locale }));
  }
  const routes = [panelRoute('GET', '/', list), panelRoute('GET', '/:template', show)];
  strapi.server.routes({ type: 'admin', prefix: '/mail-previews', routes });
}

async function sampleFacts(strapi: Core.Strapi, { template, locale }: { template: string; locale: Locale }): Promise<SampleFacts> {
  const now = Date.now();
  const at = (days: number) => new Date(now + days * DAY_MS).toISOString();
  const lines = await sampleLines(strapi, locale);
  const totals = priceTotal(lines);
  const row: SampleFacts['row'] = {
    id: 0,
    documentId: 'beispiel',
    status: 'submitted',
    language: locale,
    email: 'ada@example.org',
    contact: { name: sampleValues.name, email: 'ada@example.org', customerType: 'consumer', projectCountry: 'DE' },
    lines,
    ...totals,
    number: sampleValues.number,
    name: sampleValues.name,
    remindOn: null,
    madeBy: null,
    source: null,
    receivedOn: null,
    contactId: null,
    drawing: null,
    submittedAt: at(0),
    requestHash: '',
    guestTokenExpiresAt: at(90),
    revision: 1,
    draft: null,
    offerId: null,
    validUntil: berlinDay(new Date(now + 30 * DAY_MS)),
    linkRevision: 1,
    ownerId: null,
    offeredService: null,
    lostAt: null,
    declineReasonId: null,
    declineReasonDe: null,
    declineReasonEn: null,
  };
  const order = {
    documentId: 'beispiel',
    number: ORDER_NUMBER,
    dueAt: at(3),
    reviewUntil: at(14),
    gross: totals.gross,
    endedAt: at(0),
    filesNoticedAt: null,
  };
  const isWritten = /asked|answered|changes|message|held|revision|declined|withdrawn|cancelled/.test(template);
  return {
    row,
    order: template.startsWith('order-') ? order : null,
    note: isWritten ? { name: '', text: translate(locale, 'mail.sample-note'), fileNames: ['grundriss-eg.pdf'] } : null,
    version: 'a',
    amendment: template.startsWith('order-amendment') ? sampleAmendment(lines, at(14)) : null,
  };
}

/** One service more than was ordered. */
function sampleAmendment(ordered: readonly QuoteLine[], until: string): SampleFacts['amendment'] {
  const lines = ordered.map(({ name, unit, quantity, price }, index) =>
    documentLine({ key: String(index + 1), name, description: '', unit, quantity, price, addons: [] }, 'domestic'),
  );
  const document = { lines, discount: 0, before: { lines: lines.slice(0, 1), discount: 0 }, validUntil: until.slice(0, 10) };
  return { number: `${ORDER_NUMBER}-N1`, document };
}

/** Three of each of the first two services, at today's prices. */
async function sampleLines(strapi: Core.Strapi, locale: Locale): Promise<QuoteLine[]> {
  const rows = await findEntries<ProductRow>(strapi, 'api::product.product', published(locale), {
    fields: ['name', 'price', 'priceUnit'],
    sort: 'order',
    limit: 2,
  });
  return rows.map(({ documentId: productId, name, price: euros, priceUnit: unit }) => {
    const price = centsFromEuros(euros);
    const { base, net } = priceLine(price, 3, []);
    return { productId, name, unit, quantity: 3, price, base, addons: [], net, note: '', files: [] };
  });
}

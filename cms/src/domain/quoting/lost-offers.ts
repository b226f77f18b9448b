import type { Core } from '@strapi/strapi';
import { type BothTexts, type DeclineReason, FREE_LINES } from '../../contract/quoting/lost-offer';
import { isPreset } from '../../contract/quoting/choice';
import type { OfferDraft } from '../../contract/quoting/offer';
import type { StaffQuoteListQuery } from '../../contract/quoting/quote';
import { Problem } from '../../contract/problem';
import { dayAfter, dayStart } from '../../platform/time/time';
import { findEntries, published } from '../catalogue/entries';
import type { QuoteRow } from './quote-row';

type ReasonRow = { documentId: string; updatedAt: string; title: string };

/** Reads the reasons that editors published, in their order. One that is not translated yet has its German title in both languages. */
export async function findDeclineReasons(strapi: Core.Strapi): Promise<DeclineReason[]> {
  const find = (locale: 'de' | 'en') =>
    findEntries<ReasonRow>(strapi, 'api::decline-reason.decline-reason', published(locale), { sort: ['order', 'id'] });
  const [german, english] = [await find('de'), await find('en')];
  return german.map(({ documentId: id, title: de }) => ({
    id,
    title: { de, en: english.find(({ documentId }) => documentId === id)?.title ?? de },
  }));
}

/** Finds a reason that a customer chose. @throws Problem input.invalid for one that is not in the list */
export async function findDeclineReason(strapi: Core.Strapi, reasonId: string): Promise<DeclineReason> {
  const reason = (await findDeclineReasons(strapi)).find(({ id }) => id === reasonId);
  if (!reason) throw new Problem('input.invalid', {}, { reason: 'field.invalid-value' });
  return reason;
}

type ReasonColumns = Pick<QuoteRow, 'declineReasonId' | 'declineReasonDe' | 'declineReasonEn'>;

/** Returns the columns that keep a reason as it is called now: editors may rename or delete it later. */
export const reasonColumns = ({ id, title }: DeclineReason): ReasonColumns => ({
  declineReasonId: id,
  declineReasonDe: title.de,
  declineReasonEn: title.en,
});

/** Returns the reason that a customer chose, as it was called then; null for none. */
export const chosenReason = ({ declineReasonDe: de, declineReasonEn: en }: ReasonColumns): BothTexts | null =>
  de === null ? null : { de, en: en ?? de };

/** Returns the product that an offer counts under in figures: that of its first line that counts; '' for free lines alone. */
export const leadingService = ({ lines }: Pick<OfferDraft, 'lines'>): string =>
  lines.find((line) => line.productId !== '' && isPreset(line))?.productId ?? '';

type Lost = Pick<StaffQuoteListQuery, 'lostFrom' | 'lostTo' | 'lostReason' | 'lostService'>;

/** Returns the conditions for the lost offers that a figure of the report stands for; none where no such figure is asked for. */
export function lostFilters({ lostFrom, lostTo, lostReason, lostService }: Lost): object[] {
  if (!lostFrom && !lostTo && !lostReason && !lostService) return [];
  return [
    { lostAt: { $notNull: true } },
    ...(lostFrom ? [{ lostAt: { $gte: dayStart(lostFrom) } }] : []),
    ...(lostTo ? [{ lostAt: { $lt: dayStart(dayAfter(lostTo, 1)) } }] : []),
    ...(lostReason ? [reasonFilter(lostReason)] : []),
    ...(lostService ? [{ offeredService: lostService === FREE_LINES ? '' : lostService }] : []),
  ];
}

function reasonFilter(reason: string): object {
  if (reason === 'expired') return { status: 'expired' };
  return { status: 'declined', declineReasonId: reason === 'none' ? { $null: true } : reason };
}

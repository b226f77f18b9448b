import { FREE_LINES, type LostGroup, type LostOffers, lostWithoutReason } from '@contract/quoting/lost-offer';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Locale } from '@contract/constants';
import { get } from '../../lib/http/http';
import { choiceOf, queryString } from '../../lib/http/query-string';
import { formatDate } from '../../lib/text/format';
import { useLocale } from '../../lib/text/locale';
import { type Translate, useT } from '../../lib/text/strings';
import type { LostFilter, StaffQuoteFilter } from './staff-queries';

/** The period of the report that the address asks for, in days as YYYY-MM-DD. */
export type LostPeriod = { from?: string; to?: string };

/** Returns the query for the figures of lost offers. */
export const lostOffersQuery = (period: LostPeriod) =>
  queryOptions({
    queryKey: ['staff', 'quotes', 'list', 'lost', period.from, period.to],
    queryFn: ({ signal }) => get<LostOffers>(`/api/staff/lost-offers${queryString(period)}`, { signal }),
  });

type Named = Pick<LostGroup, 'key' | 'name'>;

/** Names a reason, or the group of offers that were lost without one. */
export function reasonName(t: Translate, locale: Locale, { key, name }: Named): string {
  const without = choiceOf(lostWithoutReason, key);
  if (without) return t(`lost.reason.${without}`);
  return name?.[locale] ?? t('lost.reason.gone');
}

/** Names a service, or the group of offers without one of the catalogue. */
export const serviceName = (t: Translate, locale: Locale, { key, name }: Named): string =>
  key === FREE_LINES ? t('lost.service.free') : (name?.[locale] ?? t('lost.service.gone'));

export const isLostFilter = ({ lostFrom, lostTo, lostReason, lostService }: LostFilter): boolean =>
  [lostFrom, lostTo, lostReason, lostService].some((part) => part !== undefined);

/** Says which lost offers a list shows, with a way back to all quotes and to the report. */
export function LostOffersNote({ filter }: { filter: StaffQuoteFilter }) {
  return isLostFilter(filter) ? <ShownOffers filter={filter} /> : null;
}

function ShownOffers({ filter }: { filter: StaffQuoteFilter }) {
  const t = useT();
  const locale = useLocale();
  const { lostFrom: from, lostTo: to, lostReason, lostService, ...others } = filter;
  // The report of the same period knows the names of its reasons and services.
  const { data } = useQuery(lostOffersQuery({ from, to }));
  const groupOf = (groups: readonly LostGroup[] | undefined, key: string): Named =>
    groups?.find((one) => one.key === key) ?? { key, name: null };
  const what = [
    daysText(t, locale, { from, to }),
    data && lostReason && reasonName(t, locale, groupOf(data.reasons, lostReason)),
    data && lostService && serviceName(t, locale, groupOf(data.services, lostService)),
  ].filter(Boolean);
  return (
    <p className="row list-note">
      <b>{t('lost.filter', { what: what.join(' · ') })}</b>
      <Link className="link small" to="/admin/quotes" search={others}>
        {t('lost.filter.remove')}
      </Link>
      <Link className="link small" to="/admin/lost-offers" search={{ from, to }}>
        {t('lost.filter.report')}
      </Link>
    </p>
  );
}

/** Returns the days of a period as a text; '' for none. */
function daysText(t: Translate, locale: Locale, { from, to }: LostPeriod): string {
  const days = { from: from ? formatDate(from, locale) : '', to: to ? formatDate(to, locale) : '' };
  if (from && to) return t('lost.filter.days', days);
  if (from) return t('lost.filter.since', days);
  return to ? t('lost.filter.until', days) : '';
}

import type { SystemState } from '@contract/system';
import type { Locale } from '@contract/constants';
import { queryOptions } from '@tanstack/react-query';
import { get } from '../../lib/http/http';

const EVERY_MS = 30_000;

/** Returns the query for how the installation is doing, for super admins; kept fresh while it is looked at. */
export const systemQuery = () =>
  queryOptions({
    queryKey: ['staff', 'system'],
    queryFn: ({ signal }) => get<SystemState>('/api/staff/system', { signal }),
    refetchInterval: EVERY_MS,
  });

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Formats a time that something took or waits, in whole units: `14 Min.`, `40 sec`; a dash for none. */
export function formatWait(seconds: number, locale: Locale): string {
  const found = units.find(([, size]) => seconds >= size);
  if (!found) return '–';
  const [unit, size] = found;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(Math.floor(seconds / size));
}

/** Formats a share of one as `65 %` or `65%`. */
export const formatShare = (share: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);

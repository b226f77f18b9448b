import type { Addon, ExpressDates } from '@contract/content/product';
import { useEffect, useState } from 'react';
import { useLocale } from '../../../lib/text/locale';

type Dates = ExpressDates['dates'];

/**
 * Asks for when express could be promised now. The add-ons that may be express terms are those that exclude each other; the
 * shop knows which of them are. Without an answer there are no dates: options and prices do without.
 */
export function useExpressDates(addons: readonly Pick<Addon, 'id' | 'group'>[], units: number): Dates {
  const locale = useLocale();
  const [dates, setDates] = useState<Dates>({});
  const ids = String(addons.filter(({ group }) => group).map(({ id }) => id));
  const count = Math.ceil(units) || 1;
  useEffect(() => {
    const stop = new AbortController();
    if (ids)
      import('./addon-lookup')
        .then((lookup) => lookup.lookUpExpressDates(ids, { units: count, locale, signal: stop.signal }))
        .then(setDates, () => stop.signal.aborted || setDates({}));
    return () => stop.abort();
  }, [ids, count, locale]);
  return dates;
}

import type { Locale } from '@contract/constants';
import type { OfferedExpress } from '@contract/pricing/pricing';
import { formatCents } from '@contract/pricing/money';
import type { Translate } from '../../lib/strings';

/** An offer's express term by name, and what it means for the date and the price. */
export const expressTexts = (t: Translate, { term, cutoff, due, surcharge }: OfferedExpress, locale: Locale) => ({
  name: t(`offer.express.${term}`),
  terms: t(`offer.express.${term}.terms`, { cutoff, due, surcharge: formatCents(surcharge, locale) }),
});

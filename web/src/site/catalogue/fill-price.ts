import { formatCents, gross } from '@contract/pricing/money';
import type { Cents } from '@contract/pricing/cents';
import type { Locale } from '@contract/constants';

/** Fills the `{price}` of a title or description for search engines with the gross price, the one consumers pay (PAngV). */
export const fillPrice = (text: string, net: Cents | undefined, locale: Locale): string =>
  text.replaceAll('{price}', net === undefined ? '' : formatCents(gross(net), locale));

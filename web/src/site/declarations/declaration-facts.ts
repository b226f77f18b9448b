import type { Locale } from '@contract/constants';
import type { Translate } from '../../lib/strings';
import { formatLongDay } from '../../ui/marks/format-time';
import type { Declared } from './declaration-draft';

/** What was declared, in the words of the form; what was left open is left out. */
export function declarationFacts(declared: Declared, t: Translate, locale: Locale): { name: string; value: string }[] {
  const { kind, name, email, reference, reason } = declared;
  const isCancellation = kind === 'cancellation';
  return [
    { name: t('declaration.name'), value: name },
    { name: t('declaration.fact.email'), value: email },
    { name: t('declaration.fact.reference'), value: reference },
    { name: t('declaration.manner'), value: isCancellation ? t(`declaration.manner.${mannerOf(declared)}`) : '' },
    { name: t('declaration.fact.end'), value: isCancellation ? endOf(declared, t, locale) : '' },
    { name: t('declaration.reason'), value: reason },
  ].filter(({ value }) => value !== '');
}

const mannerOf = ({ extraordinary }: Declared) => (extraordinary ? 'extraordinary' : 'ordinary');

/** § 312k Abs. 5 BGB: without a date an ordinary cancellation ends the contract at the next possible one. */
function endOf({ wantedDate, extraordinary }: Declared, t: Translate, locale: Locale): string {
  if (wantedDate !== '') return formatLongDay(`${wantedDate}T12:00:00Z`, locale);
  return t(extraordinary ? 'declaration.end.at-once' : 'declaration.end.next');
}

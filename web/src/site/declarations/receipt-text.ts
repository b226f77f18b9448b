import type { Locale } from '@contract/constants';
import type { DeclarationReceipt } from '@contract/people/declaration';
import type { Translate } from '../../lib/text/strings';
import { formatExactly } from '../../lib/text/format';
import { declarationFacts } from './declaration-draft';

/** What the receipt says, line by line. */
export const receiptFacts = (receipt: DeclarationReceipt, recipient: string, t: Translate, locale: Locale) => [
  { name: t('declaration.number'), value: receipt.number },
  { name: t('declaration.received'), value: formatExactly(receipt.receivedAt, locale) },
  { name: t('declaration.recipient'), value: recipient },
  ...declarationFacts(receipt, t, locale),
];

/** The receipt as a text to keep: content, date and time, and how it was declared (§ 356a Abs. 4, § 312k Abs. 3 BGB). */
export function receiptText(receipt: DeclarationReceipt, recipient: string, t: Translate, locale: Locale): string {
  const { kind } = receipt;
  const lines = receiptFacts(receipt, recipient, t, locale).map(({ name, value }) => `${name}: ${value}`);
  return [
    t(`declaration.${kind}.receipt`),
    '',
    t(`declaration.${kind}.declare`),
    '',
    ...lines,
    '',
    t(`declaration.${kind}.pressed`),
    '',
  ].join('\r\n');
}

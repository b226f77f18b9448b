import { formatCents } from '@contract/pricing/money';
import type { Quote } from '@contract/quoting/quote';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { formatDay } from '../../ui/marks/format-time';
import { TitleBlock } from '../../ui/layout/title-block';

/** The facts of a request as a drawing's title block. */
export function QuoteTitle({ quote: { number, submittedAt, net, gross } }: { quote: Quote }) {
  const t = useT();
  const locale = useLocale();
  return (
    <TitleBlock
      columns={4}
      facts={[
        { name: t('quote.number'), value: number },
        { name: t('guest.submitted'), value: formatDay(submittedAt, locale) },
        { name: t('guest.net'), value: formatCents(net, locale) },
        { name: t('guest.gross'), value: formatCents(gross, locale) },
      ]}
    />
  );
}

import type { Quote } from '@contract/quoting/quote';
import { useT } from '../../lib/strings';
import { SumRows } from '../../ui/tables/line-sums';
import { LineTable } from '../../ui/tables/line-table';

/** The services of a request with their add-ons, and the sum: net and gross in equal size (PAngV). */
export function QuotePositions({ quote: { lines, net, vat, gross } }: { quote: Quote }) {
  const t = useT();
  const sums = [
    { name: t('guest.net'), amount: net, className: 'quote-total' },
    { name: t('guest.vat'), amount: vat, className: 'muted' },
    { name: t('guest.gross'), amount: gross, className: 'quote-total' },
  ];
  const shown = lines.map((line) => ({ ...line, key: line.productId, description: line.note && `${t('quote.note')}: ${line.note}` }));
  return (
    <LineTable lines={shown}>
      <SumRows sums={sums} />
    </LineTable>
  );
}

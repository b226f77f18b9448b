import type { DocumentLine } from '@contract/billing/document';
import type { BasisPoints } from '@contract/pricing/money';
import type { TaxCase, TaxTotals } from '@contract/pricing/tax';
import { useT } from '../../lib/strings';
import { LineSums } from './line-sums';
import { LineTable } from './line-table';

type DocumentLinesProps = {
  lines: readonly DocumentLine[];
  totals: TaxTotals;
  /** Percent off all lines. */
  discount: BasisPoints;
  taxCase: TaxCase;
  /** The offer's index: changes are marked, and lines that it changed stand out. */
  version?: string;
};

/** What an offer or an order is made of, with discount, VAT a rate, and the sums. */
export function DocumentLines({ lines, totals, discount, taxCase, version }: DocumentLinesProps) {
  const t = useT();
  return (
    <>
      <LineTable lines={lines} version={version}>
        <LineSums totals={totals} discount={discount} />
      </LineTable>
      {taxCase !== 'domestic' && <p className="small muted tax-note">{t(`lines.tax.${taxCase}`)}</p>}
    </>
  );
}

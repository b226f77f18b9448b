import type { Cents } from '@contract/pricing/cents';
import { cents, formatCents, sum } from '@contract/pricing/money';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';

type CostBarProps = {
  net: Cents;
  /** The cost of each part; null where it is not known. */
  costs: readonly (Cents | null)[];
  /** What contractors ask for all of it, which counts as long as no cost is known. */
  planned: Cents | null;
};

const LEFT = 10;
const WIDTH = 600;
const END = LEFT + WIDTH;

/** Shows costs and margin of the net price as a dimension drawing. While a cost is missing, what is left is dashed and has no figure. */
export function CostBar({ net, costs, planned }: CostBarProps) {
  const t = useT();
  const locale = useLocale();
  const { cost, isPlanned, margin, percent } = marginOf(net, costs, planned);
  const values = { cost: formatCents(cost, locale), margin: margin === null ? '' : formatCents(margin, locale), percent };
  const split = LEFT + (net > 0 ? Math.min(1, cost / net) : 1) * WIDTH;
  return (
    <figure className="cost-bar">
      <svg viewBox="0 0 620 60" role="img" aria-label={t(margin === null ? 'editor.margin.open' : 'editor.margin.drawing', values)}>
        <path className="cost-part" d={`M${LEFT} 20H${split}V50H${LEFT}z`} />
        <path className={margin === null ? 'margin-part open' : 'margin-part'} d={`M${split} 20H${END}V50H${split}z`} />
        <path className="dimension" d={`M${LEFT} 8H${END}M${LEFT} 3v12M${split} 3v12M${END} 3v12`} />
      </svg>
      <figcaption className="mono extra-small">
        <span>{t(isPlanned ? 'editor.cost.planned' : 'editor.cost.sum', values)}</span>
        {margin === null ? (
          <span className="over-cost">{t('editor.margin.open')}</span>
        ) : (
          <span className={margin < 0 ? 'over-cost' : undefined}>{t('editor.margin', values)}</span>
        )}
      </figcaption>
    </figure>
  );
}

type Margin = { cost: Cents; isPlanned: boolean; margin: Cents | null; percent: number };

/** Returns what is left of a net price after its costs, in cents and in whole percent of the price; null while a cost is missing. */
export function marginOf(net: Cents, costs: readonly (Cents | null)[], planned: Cents | null): Margin {
  const known = costs.filter((cost) => cost !== null);
  const isPlanned = known.length === 0 && planned !== null;
  const cost = isPlanned ? planned : sum(known);
  if (!isPlanned && (known.length < costs.length || known.length === 0)) return { cost, isPlanned, margin: null, percent: 0 };
  const margin = cents(net - cost);
  return { cost, isPlanned, margin, percent: net > 0 ? Math.round((margin / net) * 100) : 0 };
}

import type { Cents } from '@contract/pricing/cents';
import { formatCents } from '@contract/pricing/money';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/locale';
import { marginOf } from './margin-of';

const LEFT = 10;
const WIDTH = 600;

/** Costs and what is left of the net price, as a dimension drawing. */
export function CostBar({ net, cost }: { net: Cents; cost: Cents }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { margin, percent } = marginOf(net, cost);
  const values = { cost: formatCents(cost, locale), margin: formatCents(margin, locale), percent };
  const split = LEFT + (net > 0 ? Math.min(1, cost / net) : 1) * WIDTH;
  const end = LEFT + WIDTH;
  return (
    <figure className="cost-bar">
      <svg viewBox="0 0 620 60" role="img" aria-label={t('editor.margin.drawing', values)}>
        <path className="cost-part" d={`M${LEFT} 20H${split}V50H${LEFT}z`} />
        <path className="margin-part" d={`M${split} 20H${end}V50H${split}z`} />
        <path className="dimension" d={`M${LEFT} 8H${end}M${LEFT} 3v12M${split} 3v12M${end} 3v12`} />
      </svg>
      <figcaption className="mono extra-small">
        <span>{t('editor.cost.sum', values)}</span>
        <span className={margin < 0 ? 'over-cost' : undefined}>{t('editor.margin', values)}</span>
      </figcaption>
    </figure>
  );
}

import { useT } from '../../lib/strings';
import type { CartLine } from './cart-line';
import { countText } from '../../lib/count-text';

/** The services' lead times on a dimension chain, shortest first, counted from the acceptance of the offer. */
export function LeadTimes({ lines }: { lines: readonly CartLine[] }) {
  const t = useT();
  const times = leadTimesOf(lines);
  if (times.length === 0) return null;
  return (
    <div className="box-body">
      <h3 className="field-label">{t('cart.delivery')}</h3>
      <ol className="progress-chain">
        <li className="done">{t('cart.delivery.start')}</li>
        {times.map(({ days, names }, index) => (
          <li key={days} className={index === times.length - 1 ? 'now' : 'done'}>
            {countText(t, 'cart.days', days)}
            <span className="extra-small muted">{names.join(', ')}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const MOST_STEPS = 3;

/** Up to three different lead times; with more, the longest take the place of those between. */
export function leadTimesOf(lines: readonly CartLine[]): { days: number; names: string[] }[] {
  const offered = lines.flatMap(({ product, price }) => (product && price ? [product] : []));
  const all = [...new Set(offered.map((product) => product.leadTimeDays))].sort((a, b) => a - b);
  const shown = all.length > MOST_STEPS ? [...all.slice(0, 1), ...all.slice(1 - MOST_STEPS)] : all;
  return shown.map((days) => ({ days, names: offered.filter((product) => product.leadTimeDays === days).map((product) => product.name) }));
}

import { formatCents } from '@contract/pricing/money';
import type { ReactNode } from 'react';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { TickList } from '../../../ui/marks/tick-list';
import { SumHead, SumRow } from '../box/line-fields';
import type { CartLine } from '../cart/cart-line';
import { type CartLines, useLineName } from '../cart/use-cart-lines';
import { countText } from '../../../lib/text/decimal';

/** Shows what the cart costs and how long it takes; `children` is the button that leads on. */
export function CartSummary({ lines, total, children }: Pick<CartLines, 'lines' | 'total'> & { children?: ReactNode }) {
  const t = useT();
  const locale = useLocale();
  return (
    <aside className="box cart-summary" aria-label={t('price.title')}>
      <div className="box-head">
        <h2>{t('price.title')}</h2>
        <span className="mono muted">{countText(t, 'cart.lines', lines.length)}</span>
      </div>
      <div className="box-body" aria-live="polite">
        <table className="sum">
          <caption className="visually-hidden">{t('price.title')}</caption>
          <SumHead />
          <tbody>
            {lines.map((line) => (
              <LineRow key={line.item.productId} line={line} />
            ))}
            <SumRow name={t('cart.net')} amount={formatCents(total.net, locale)} tone="total" />
            <SumRow name={t('cart.vat')} amount={formatCents(total.vat, locale)} tone="muted" />
            <SumRow name={t('cart.gross')} amount={formatCents(total.gross, locale)} tone="total" />
          </tbody>
        </table>
      </div>
      <LeadTimes lines={lines} />
      {children && (
        <div className="box-body">
          {children}
          <TickList items={[t('cart.promise.free'), t('cart.promise.fixed'), t('cart.promise.account')]} />
        </div>
      )}
    </aside>
  );
}

function LineRow({ line }: { line: CartLine }) {
  const t = useT();
  const locale = useLocale();
  return <SumRow name={useLineName(line)} amount={line.price ? formatCents(line.price.net, locale) : t('cart.no-price')} />;
}

/** The services' lead times on a dimension chain, shortest first, counted from the acceptance of the offer. */
function LeadTimes({ lines }: { lines: readonly CartLine[] }) {
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

/** Returns up to three different lead times; with more, the longest take the place of those between. */
export function leadTimesOf(lines: readonly CartLine[]): { days: number; names: string[] }[] {
  const offered = lines.flatMap(({ product, price }) => (product && price ? [product] : []));
  const all = [...new Set(offered.map((product) => product.leadTimeDays))].sort((a, b) => a - b);
  const shown = all.length > MOST_STEPS ? [...all.slice(0, 1), ...all.slice(1 - MOST_STEPS)] : all;
  return shown.map((days) => ({ days, names: offered.filter((product) => product.leadTimeDays === days).map((product) => product.name) }));
}

import { formatCents } from '@contract/pricing/money';
import type { ReactNode } from 'react';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { TickList } from '../../ui/marks/tick-list';
import { SumHead, SumRow } from './sum-row';
import type { CartLine } from './cart-line';
import { LeadTimes } from './lead-times';
import type { CartLines } from './use-cart-lines';
import { useLineName } from './use-line-name';
import { countText } from '../../lib/count-text';

/** What the cart costs and how long it takes; `children` is the way on. */
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

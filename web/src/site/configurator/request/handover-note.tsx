import { cents, formatCents } from '@contract/pricing/money';
import { countText } from '../../../lib/text/decimal';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { Icon } from '../../../ui/marks/icon';
import type { TakenOver } from './take-over';
import type { useHandover } from './use-handover';

/** Says what became of the services that were handed over: taken at today's prices, changed, or gone. */
export function HandoverNote({ handover: { failed, retry, report, dismiss } }: { handover: ReturnType<typeof useHandover> }) {
  const t = useT();
  if (failed)
    return (
      <div className="note error cart-note" role="alert">
        <Icon name="circle-alert" />
        <div className="small">
          <p>{t('handover.failed')}</p>
          <button type="button" className="link small" onClick={retry}>
            {t('cart.retry')}
          </button>
        </div>
      </div>
    );
  if (!report) return null;
  const isWarning = report.gone.length + report.left.length + report.changed.length > 0;
  return (
    <div className={isWarning ? 'note warn cart-note' : 'note cart-note'} role="status">
      <Icon name={isWarning ? 'triangle-alert' : 'info'} />
      <div className="small">
        <HandoverReport report={report} />
        <button type="button" className="link small" onClick={dismiss}>
          {t('handover.dismiss')}
        </button>
      </div>
    </div>
  );
}

function HandoverReport({ report: { taken, gone, left, changed } }: { report: TakenOver }) {
  const t = useT();
  const locale = useLocale();
  const amount = (net: number) => formatCents(cents(net), locale);
  return (
    <>
      {taken > 0 && <p>{countText(t, 'handover.taken', taken)}</p>}
      {gone.length > 0 && <p>{t('handover.gone', { names: gone.join(', ') })}</p>}
      {left.length > 0 && <p>{t('handover.left', { names: left.join(', ') })}</p>}
      {changed.map(({ name, addons, price }) => (
        <p key={name}>
          {price && t('handover.price', { name, now: amount(price.now), before: amount(price.before) })}{' '}
          {addons.length > 0 && t('handover.addons', { name, addons: addons.join(', ') })}
        </p>
      ))}
    </>
  );
}

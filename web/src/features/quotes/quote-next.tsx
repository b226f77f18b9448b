import type { Quote } from '@contract/quote';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { formatMoment } from '../../ui/format-time';
import { Panel } from '../../ui/panel';
import { quoteStepAt, quoteSteps } from './quote-progress';

/** Where the request stands and what happens next. */
export function QuoteNext({ quote: { status, submittedAt } }: { quote: Quote }) {
  const t = useT();
  const locale = useLocale();
  const at = quoteStepAt[status];
  return (
    <Panel title={t('quote.next')}>
      <p>{t(`quote.next.${status}`)}</p>
      {at !== null && (
        <ol className="timeline quote-timeline">
          {quoteSteps.map((step, index) => (
            <li
              key={step}
              className={index === at ? 'now' : index > at ? 'next' : undefined}
              aria-current={index === at ? 'step' : undefined}
            >
              {t(`quote.step.${step}`)}
              {step === 'received' && <small>{formatMoment(submittedAt, locale)}</small>}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

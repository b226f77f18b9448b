import { useT } from '../../lib/strings';
import { steps, type Step } from './step';

const titles = { 1: 'cart.step.items', 2: 'cart.step.contact', 3: 'cart.step.send' } as const;

/** The three steps; those behind lead back. */
export function ConfiguratorSteps({ step, onStep }: { step: Step; onStep: (step: Step) => void }) {
  const t = useT();
  return (
    <ol className="steps" aria-label={t('cart.steps')}>
      {steps.map((one) => (
        <li
          key={one}
          className={one === step ? 'current' : one < step ? 'done' : undefined}
          aria-current={one === step ? 'step' : undefined}
        >
          <b>{one}</b>
          {one < step ? (
            <button type="button" onClick={() => onStep(one)}>
              {t(titles[one])}
            </button>
          ) : (
            <span>{t(titles[one])}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

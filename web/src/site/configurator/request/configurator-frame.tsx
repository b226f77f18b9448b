import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../../lib/text/strings';
import { type Step, steps } from './step';
import { LongArrow } from '../../../ui/marks/long-arrow';
import { SiteLink } from '../../../ui/layout/site-link';

type FrameProps = {
  step: Step;
  onStep: (step: Step) => void;
  isEmpty: boolean;
  /** A note beside the title. */
  note?: ReactNode;
  /** What stands above everything, of an empty cart too. */
  above?: ReactNode;
  children: ReactNode;
};

/** The page's head with its steps, or the empty cart. */
export function ConfiguratorFrame({ step, onStep, isEmpty, note, above, children }: FrameProps) {
  const t = useT();
  const title = useRef<HTMLHeadingElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current !== step) title.current?.focus();
    seen.current = step;
  }, [step]);
  return (
    <div className="wrap configurator">
      <div className="page-head">
        <h1 ref={title} tabIndex={-1}>
          {t('cart.title')}
        </h1>
        {!isEmpty && note}
      </div>
      {above}
      {isEmpty ? (
        <EmptyCart />
      ) : (
        <>
          <ConfiguratorSteps step={step} onStep={onStep} />
          {children}
        </>
      )}
    </div>
  );
}

/** An empty sheet with its title block, and a link to the home page. */
function EmptyCart() {
  const t = useT();
  return (
    <div className="box empty-state empty-cart">
      <svg viewBox="0 0 240 120" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M8 6h224v108H8z" strokeWidth="1.5" />
        <path d="M16 14h208v92H16z" strokeDasharray="6 4" />
        <path d="M140 78h84M140 92h84M182 78v28M140 78v28" />
      </svg>
      <h2>{t('cart.empty.title')}</h2>
      <p className="muted">{t('cart.empty.text')}</p>
      <SiteLink className="button primary" to="/">
        {t('cart.empty.link')} <LongArrow />
      </SiteLink>
    </div>
  );
}

const titles = { 1: 'cart.step.items', 2: 'cart.step.contact', 3: 'cart.step.send' } as const;

/** The three steps; those behind lead back. */
function ConfiguratorSteps({ step, onStep }: { step: Step; onStep: (step: Step) => void }) {
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

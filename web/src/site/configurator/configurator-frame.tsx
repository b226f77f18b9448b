import { useEffect, useRef, type ReactNode } from 'react';
import { useT } from '../../lib/strings';
import { ConfiguratorSteps } from './configurator-steps';
import { EmptyCart } from './empty-cart';
import type { Step } from './step';

type FrameProps = {
  step: Step;
  onStep: (step: Step) => void;
  isEmpty: boolean;
  /** Beside the title. */
  note?: ReactNode;
  children: ReactNode;
};

/** The page's head with its steps, or the empty cart. */
export function ConfiguratorFrame({ step, onStep, isEmpty, note, children }: FrameProps) {
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

import { lazy, Suspense, useState } from 'react';
import { Loader } from '../../../ui/feedback/loading';
import { useHydrated } from '@tanstack/react-router';
import { useCartPresence } from '../cart/cart-presence';
import { ConfiguratorFrame } from './configurator-frame';
import type { OnStep, Step } from './step';

const RequestSteps = lazy(() => import('./request-steps').then((module) => ({ default: module.RequestSteps })));

type ConfiguratorProps = { step: Step; onStep: OnStep };

/** The cart's page. A visitor without a cart loads none of the cart's code. */
export function Configurator({ step, onStep }: ConfiguratorProps) {
  const isHydrated = useHydrated();
  const hasCart = useCartPresence();
  // A request that was sent, or typed before another tab emptied the cart, stays on the page.
  const [hasBegun, setHasBegun] = useState(hasCart);
  if (hasCart && !hasBegun) setHasBegun(true);
  const waiting = (
    <ConfiguratorFrame step={isHydrated ? step : 1} onStep={onStep} isEmpty={isHydrated && !hasBegun}>
      <Loader />
    </ConfiguratorFrame>
  );
  return hasBegun ? (
    <Suspense fallback={waiting}>
      <RequestSteps step={step} onStep={onStep} />
    </Suspense>
  ) : (
    waiting
  );
}

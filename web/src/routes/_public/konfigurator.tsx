import { createFileRoute } from '@tanstack/react-router';
import { headOfPage, withStaticSections } from '../../lib/head/static-sections';
import { Configurator } from '../../site/configurator/request/configurator';
import { useCallback } from 'react';
import { type OnStep, steps, type Step } from '../../site/configurator/request/step';

export const Route = createFileRoute('/_public/konfigurator')({
  staticData: { strings: ['configurator', 'quotes', 'problem'] },
  validateSearch: (search): { step?: Step } => ({ step: steps.find((step) => step > 1 && step === Number(search.step)) }),
  loader: async ({ context }) => {
    const [{ configuratorHead }] = await Promise.all([
      import('../../site/configurator/request/configurator-head'),
      // Visitors who come from another page may bring a product along.
      import('../../site/configurator/request/request-steps'),
    ]);
    return withStaticSections({}, { head: configuratorHead(context) });
  },
  head: headOfPage,
  component: ConfiguratorRoute,
});

function ConfiguratorRoute() {
  const { step = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onStep = useCallback<OnStep>(
    (next, options) => void navigate({ search: { step: next === 1 ? undefined : next }, ...options }),
    [navigate],
  );
  return <Configurator step={step} onStep={onStep} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { Configurator } from '../../features/configurator/configurator';
import { steps, type Step } from '../../features/configurator/configurator-steps';
import { pageHead } from '../../lib/seo';

export const Route = createFileRoute('/_public/konfigurator')({
  staticData: { strings: ['configurator', 'quotes', 'problem'] },
  validateSearch: (search): { step?: Step } => ({ step: steps.find((step) => step > 1 && step === Number(search.step)) }),
  head: ({ match: { context } }) =>
    pageHead({
      title: `${context.t('cart.title')} | Planquadrat`,
      description: context.t('cart.description'),
      path: '/konfigurator',
      locale: context.locale,
      origin: context.origin,
    }),
  component: ConfiguratorRoute,
});

function ConfiguratorRoute() {
  const { step = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <Configurator step={step} onStep={(next) => void navigate({ search: { step: next === 1 ? undefined : next } })} />;
}

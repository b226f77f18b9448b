import { Badge, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import type { Scheduled } from '../contract/content/schedule';
import { failureText, usePages } from './panel-api';

const languageNames: Record<string, string> = { de: 'Deutsch', en: 'Englisch' };
const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** Says what a plan does: `Veröffentlichen, Deutsch` or `Preis 42,00 €`. */
export function planText({ action, locales, price }: Scheduled): string {
  if (action === 'price') return `Preis ${euros.format((price ?? 0) / 100)}`;
  const verb = action === 'publish' ? 'Veröffentlichen' : 'Zurückziehen';
  return `${verb}, ${locales.map((locale) => languageNames[locale] ?? locale).join(' und ')}`;
}

const states: Record<Scheduled['status'], string> = {
  waiting: 'geplant',
  failed: 'nicht ausgeführt',
  done: 'ausgeführt',
  cancelled: 'abgebrochen',
};

/** Shows whether a plan waits, was carried out or why not. */
export function PlanState({ plan }: { plan: Scheduled }) {
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <Badge active={plan.status === 'failed'}>{states[plan.status]}</Badge>
      {plan.error && (
        <Typography variant="pi" textColor="danger600">
          {plan.error}
        </Typography>
      )}
    </Flex>
  );
}

/** Reads plans page by page. */
export const usePlans = (query: string) => usePages<Scheduled>(`/publishing/schedules?${query}`);

type CancelButtonProps = { plan: Scheduled; onDone: () => void };

/** Cancels a plan that waits, and takes one that could not be carried out off the list. */
export function CancelButton({ plan, onDone }: CancelButtonProps) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const cancel = () =>
    post(`/publishing/schedules/${plan.id}/cancel`, {})
      .catch((error: unknown) => toggleNotification({ type: 'danger', message: failureText(error) }))
      .finally(onDone);
  return (
    <Button variant="tertiary" size="S" onClick={cancel} aria-label={`${planText(plan)} abbrechen`}>
      {plan.status === 'failed' ? 'Entfernen' : 'Abbrechen'}
    </Button>
  );
}

import type { StaffAssignmentSummary } from '@contract/production/assignment';
import type { Cents } from '@contract/pricing/cents';
import { sum } from '@contract/pricing/money';
import { type AssignmentStatus, markedAssignmentStatuses } from '@contract/states/assignment';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useT } from '../../lib/text/strings';
import { Panel } from '../../ui/layout/panel';
import { CostBar } from '../workspace/cost-bar';
import { rowsOf } from '../../lib/http/query-string';
import { workQuery } from './assignments-query';

const agreed: readonly AssignmentStatus[] = markedAssignmentStatuses;

type Work = Pick<StaffAssignmentSummary, 'status' | 'terms'>;

/**
 * Returns what contractors cost: what was agreed with those who work on it or have, and as long as nobody does, the lowest bid as
 * the planned cost.
 */
export function workCost(work: readonly Work[]): { agreed: Cents | null; planned: Cents | null } {
  const pricesOf = (of: (status: AssignmentStatus) => boolean) =>
    work.flatMap(({ status, terms }) => (of(status) && terms ? [terms.price] : []));
  const prices = pricesOf((status) => agreed.includes(status));
  const bids = pricesOf((status) => status === 'bid').toSorted((one, other) => one - other);
  return { agreed: prices.length > 0 ? sum(prices) : null, planned: bids[0] ?? null };
}

/** Returns what contractors cost for a quote and its order, as far as it is known. */
export function useWorkCost(quoteId: string): ReturnType<typeof workCost> {
  const { data } = useInfiniteQuery(workQuery(quoteId));
  return workCost(data ? rowsOf(data) : []);
}

/** Shows what is left of an order's net price after its contractors. */
export function OrderMargin({ quoteId, net }: { quoteId: string; net: Cents }) {
  const t = useT();
  const cost = useWorkCost(quoteId);
  return (
    <Panel title={t('work.margin')}>
      <CostBar net={net} costs={[cost.agreed]} planned={cost.planned} />
    </Panel>
  );
}

import type { StaffAssignmentSummary } from '@contract/production/assignment';
import { formatCents } from '@contract/pricing/money';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { AssignmentStatus } from '../../ui/marks/assignment-status';
import { ColumnTable, type Column } from '../../ui/tables/column-table';
import { Deadline } from './deadline';

const priceOf = ({ terms }: StaffAssignmentSummary): number => terms?.price ?? Number.MAX_SAFE_INTEGER;

/** The lowest price first, as it is compared; without a price last. */
const byPrice = (work: readonly StaffAssignmentSummary[]): StaffAssignmentSummary[] =>
  work.toSorted((one, other) => priceOf(one) - priceOf(other));

type WorkTableProps = { work: readonly StaffAssignmentSummary[]; onOpen: (id: string) => void };

/** Contractors with price, days, deadline and state. */
export const WorkTable = ({ work, onOpen }: WorkTableProps) => (
  <ColumnTable className="dense" rows={byPrice(work)} columns={useColumns(onOpen)} />
);

function useColumns(onOpen: WorkTableProps['onOpen']): Column<StaffAssignmentSummary>[] {
  const { t } = useTranslation();
  const locale = useLocale();
  return [
    {
      title: t('assignment.number'),
      className: 'mono nowrap',
      cell: ({ id, number }) => (
        <button type="button" className="link row-link" aria-label={t('work.open', { number })} onClick={() => onOpen(id)}>
          {number}
        </button>
      ),
    },
    { title: t('work.contractor'), cell: ({ contractor }) => contractor.name },
    {
      title: t('assignment.price'),
      className: 'nowrap',
      numeric: true,
      labelled: true,
      cell: ({ terms }) => (terms ? formatCents(terms.price, locale) : '–'),
    },
    { title: t('assignment.days'), numeric: true, labelled: true, cell: ({ terms }) => terms?.days ?? '–' },
    { title: t('assignment.deadline'), cell: (work) => <Deadline assignment={work} /> },
    { title: t('assignment.status'), cell: ({ status }) => <AssignmentStatus status={status} /> },
  ];
}

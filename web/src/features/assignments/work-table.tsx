import type { StaffAssignmentSummary } from '@contract/assignment';
import { formatCents } from '@contract/money';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { AssignmentStatus } from '../../ui/assignment-status';
import { Deadline } from './deadline';

const priceOf = ({ terms }: StaffAssignmentSummary): number => terms?.price ?? Number.MAX_SAFE_INTEGER;

/** The lowest price first, as it is compared; without a price last. */
const byPrice = (work: readonly StaffAssignmentSummary[]): StaffAssignmentSummary[] =>
  work.toSorted((one, other) => priceOf(one) - priceOf(other));

type WorkTableProps = { work: readonly StaffAssignmentSummary[]; onOpen: (id: string) => void };

/** Contractors with price, days, deadline and state. */
export function WorkTable({ work, onOpen }: WorkTableProps) {
  const { t } = useTranslation();
  return (
    <div className="table-scroll">
      <table className="table dense stacked">
        <thead>
          <tr>
            <th>{t('assignment.number')}</th>
            <th>{t('work.contractor')}</th>
            <th className="numeric">{t('assignment.price')}</th>
            <th className="numeric">{t('assignment.days')}</th>
            <th>{t('assignment.due')}</th>
            <th>{t('assignment.status')}</th>
          </tr>
        </thead>
        <tbody>
          {byPrice(work).map((one) => (
            <WorkRow key={one.id} work={one} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function WorkRow({ work, onOpen }: { work: StaffAssignmentSummary; onOpen: (id: string) => void }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { id, number, contractor, terms, status } = work;
  return (
    <tr>
      <td className="mono nowrap">
        <button type="button" className="link" aria-label={t('work.open', { number })} onClick={() => onOpen(id)}>
          {number}
        </button>
      </td>
      <td>{contractor.name}</td>
      <td className="numeric nowrap" data-label={t('assignment.price')}>
        {terms ? formatCents(terms.price, locale) : '–'}
      </td>
      <td className="numeric" data-label={t('assignment.days')}>
        {terms?.days ?? '–'}
      </td>
      <td>
        <Deadline assignment={work} />
      </td>
      <td>
        <AssignmentStatus status={status} />
      </td>
    </tr>
  );
}

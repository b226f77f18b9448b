import { weeksOfWork, type ContractorSummary } from '@contract/production/contractor';
import { formatDecimal } from '../../lib/text/decimal';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';

/** Shows a contractor's load: assignments, days, and weeks where their hours are known. */
export function WorkLoad({ member }: { member: Pick<ContractorSummary, 'openAssignments' | 'openDays' | 'weeklyHours'> }) {
  const t = useT();
  const locale = useLocale();
  const weeks = weeksOfWork(member);
  if (member.openAssignments === 0) return t('contractors.load.none');
  const load = { open: member.openAssignments, days: member.openDays };
  if (weeks === null) return t('contractors.load', load);
  return t('contractors.load.weeks', { ...load, weeks: formatDecimal(weeks, locale, 0, 1) });
}

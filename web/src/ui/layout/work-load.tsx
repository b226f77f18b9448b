import { weeksOfWork, type CrewMember } from '@contract/production/contractor';
import { formatDecimal } from '../../lib/text/decimal';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';

/** How much a contractor has in hand: assignments, days, and weeks where their hours are known. */
export function WorkLoad({ member }: { member: Pick<CrewMember, 'openAssignments' | 'openDays' | 'weeklyHours'> }) {
  const t = useT();
  const locale = useLocale();
  const weeks = weeksOfWork(member);
  if (member.openAssignments === 0) return t('crew.load.none');
  const load = { open: member.openAssignments, days: member.openDays };
  if (weeks === null) return t('crew.load', load);
  return t('crew.load.weeks', { ...load, weeks: formatDecimal(weeks, locale, 0, 1) });
}

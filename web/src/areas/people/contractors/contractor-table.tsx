import type { Contractor } from '@contract/production/contractor';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/locale';
import { ColumnTable, type Column } from '../../../ui/tables/column-table';
import { skillName, useSkills } from '../../../lib/use-skills';
import { WorkLoad } from '../../../ui/layout/work-load';
import { ContractorStanding } from './contractor-standing';
import { formatShare } from './format-share';

/** As many skills and formats as a row has room for. */
const SHOWN = 3;

/** Contractors with what they can do, have in hand and how they have worked. */
export const ContractorTable = ({ contractors }: { contractors: readonly Contractor[] }) => (
  <ColumnTable className="dense people" rows={contractors} columns={useColumns()} />
);

/** The first of some, and how many more there are. */
const few = (names: readonly string[]): string => {
  if (names.length === 0) return '–';
  const more = names.length - SHOWN;
  return `${names.slice(0, SHOWN).join(', ')}${more > 0 ? ` +${more}` : ''}`;
};

function useColumns(): Column<Contractor>[] {
  const { t } = useTranslation();
  const locale = useLocale();
  const skills = useSkills();
  const figure = { numeric: true, labelled: true };
  return [
    {
      title: t('people.name'),
      cell: ({ id, name, email, company }) => (
        <>
          <Link className="row-link" to="/admin/contractors/$id" params={{ id }}>
            <b>{name}</b>
          </Link>
          <small className="muted row-detail">{company || email}</small>
        </>
      ),
    },
    { title: t('crew.skills'), labelled: true, cell: (contractor) => few(contractor.skills.map((skill) => skillName(skills, skill))) },
    { title: t('crew.formats'), labelled: true, cell: ({ formats }) => few(formats.map((format) => format.toUpperCase())) },
    { title: t('crew.hours'), ...figure, cell: ({ weeklyHours }) => weeklyHours ?? '–' },
    { title: t('crew.in-hand'), labelled: true, cell: (contractor) => <WorkLoad member={contractor} /> },
    { title: t('crew.on-time'), ...figure, cell: ({ onTimeRate }) => formatShare(onTimeRate, locale) },
    { title: t('crew.rework'), ...figure, cell: ({ reworkRate }) => formatShare(reworkRate, locale) },
    { title: t('people.state'), cell: ({ state }) => <ContractorStanding state={state} /> },
  ];
}

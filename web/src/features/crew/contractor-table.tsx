import type { Contractor } from '@contract/contractor';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { moveBetweenRows } from '../../ui/move-between-rows';
import { skillName, useSkills, type SkillGroup } from '../../ui/use-skills';
import { WorkLoad } from '../../ui/work-load';
import { ContractorStanding } from './contractor-standing';
import { formatShare } from './format-share';

/** As many skills and formats as a row has room for. */
const SHOWN = 3;

/** A dense list of contractors; the arrow keys lead from row to row. */
export function ContractorTable({ contractors }: { contractors: readonly Contractor[] }) {
  const { t } = useTranslation();
  const skills = useSkills();
  return (
    <div className="table-scroll" onKeyDown={moveBetweenRows}>
      <table className="table dense stacked people">
        <thead>
          <tr>
            <th>{t('people.name')}</th>
            <th>{t('crew.skills')}</th>
            <th>{t('crew.formats')}</th>
            <th className="numeric">{t('crew.hours')}</th>
            <th>{t('crew.in-hand')}</th>
            <th className="numeric">{t('crew.on-time')}</th>
            <th className="numeric">{t('crew.rework')}</th>
            <th>{t('people.state')}</th>
          </tr>
        </thead>
        <tbody>
          {contractors.map((contractor) => (
            <ContractorRow key={contractor.id} contractor={contractor} skills={skills} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The first of some, and how many more there are. */
const few = (names: readonly string[]): string => {
  if (names.length === 0) return '–';
  const more = names.length - SHOWN;
  return `${names.slice(0, SHOWN).join(', ')}${more > 0 ? ` +${more}` : ''}`;
};

function ContractorRow({ contractor, skills }: { contractor: Contractor; skills: readonly SkillGroup[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { id, name, email, company, formats, weeklyHours, onTimeRate, reworkRate, state } = contractor;
  return (
    <tr>
      <td>
        <Link className="row-link" to="/admin/contractors/$id" params={{ id }}>
          <b>{name}</b>
        </Link>
        <small className="muted row-detail">{company || email}</small>
      </td>
      <td data-label={t('crew.skills')}>{few(contractor.skills.map((skill) => skillName(skills, skill)))}</td>
      <td data-label={t('crew.formats')}>{few(formats.map((format) => format.toUpperCase()))}</td>
      <td className="numeric" data-label={t('crew.hours')}>
        {weeklyHours ?? '–'}
      </td>
      <td data-label={t('crew.in-hand')}>
        <WorkLoad member={contractor} />
      </td>
      <td className="numeric" data-label={t('crew.on-time')}>
        {formatShare(onTimeRate, locale)}
      </td>
      <td className="numeric" data-label={t('crew.rework')}>
        {formatShare(reworkRate, locale)}
      </td>
      <td>
        <ContractorStanding state={state} />
      </td>
    </tr>
  );
}

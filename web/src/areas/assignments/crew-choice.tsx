import type { CrewMember } from '@contract/production/contractor';
import { formatCents } from '@contract/pricing/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { rowsOf } from '../../lib/page-query';
import { FieldMessage } from '../../ui/forms/field-message';
import { Loaded } from '../../ui/tables/loaded';
import { MoreRows } from '../../ui/tables/more-rows';
import { SearchField } from '../../ui/forms/search-field';
import { skillName, useSkills } from '../../lib/use-skills';
import { WorkLoad } from '../../ui/layout/work-load';
import { crewQuery } from './work-query';

type CrewChoiceProps = {
  chosen: readonly string[];
  /** Only one can be chosen. */
  single: boolean;
  /** What is wrong, translated. */
  problem?: string | undefined;
  onChosen: (ids: readonly string[]) => void;
};

/** Chooses contractors by how they have worked so far. */
export function CrewChoice({ chosen, single, problem, onChosen }: CrewChoiceProps) {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  const query = useInfiniteQuery(crewQuery(q || undefined));
  const toggle = (id: string, isChosen: boolean) => {
    if (single) return onChosen([id]);
    onChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  };
  return (
    <fieldset className="stack">
      <legend className="field-label">{t('work.choose')}</legend>
      <SearchField label={t('work.crew.search')} value={q} onSearch={setQ} />
      <Loaded query={query} lines={3}>
        {(pages) => {
          const crew = rowsOf(pages);
          if (crew.length === 0) return <p className="muted">{q ? t('work.crew.no-match', { q }) : t('work.crew.none')}</p>;
          return crew.map((member) => (
            <label key={member.id} className="row small">
              <input
                type={single ? 'radio' : 'checkbox'}
                name="contractor"
                checked={chosen.includes(member.id)}
                onChange={({ target }) => toggle(member.id, target.checked)}
              />
              <CrewName member={member} />
            </label>
          ));
        }}
      </Loaded>
      {query.hasNextPage && <MoreRows query={query} count="" />}
      {problem && <FieldMessage text={problem} />}
    </fieldset>
  );
}

function CrewName({ member }: { member: CrewMember }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const skills = useSkills();
  const { name, company, onTimeRate, reworkRate, rates, formats } = member;
  const percent = (rate: number | null) => (rate === null ? '–' : rate.toLocaleString(locale, { style: 'percent' }));
  const costs = rates.map(({ per, price }) => t('work.crew.rate', { price: formatCents(price, locale), unit: t(`unit.${per}`) }));
  const known = [...member.skills.map((skill) => skillName(skills, skill)), ...formats.map((format) => format.toUpperCase())];
  return (
    <span>
      <b>{name}</b> {company && <span className="muted">{company}</span>}
      <small className="muted row-detail">
        <WorkLoad member={member} /> · {t('work.crew.record', { onTime: percent(onTimeRate), rework: percent(reworkRate) })}
      </small>
      {costs.length > 0 && <small className="row-detail">{costs.join(' · ')}</small>}
      {known.length > 0 && <small className="muted row-detail">{known.join(', ')}</small>}
    </span>
  );
}

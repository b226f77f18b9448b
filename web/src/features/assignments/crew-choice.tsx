import type { CrewMember } from '@contract/assignment';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { rowsOf } from '../../lib/page-query';
import { FieldMessage } from '../../ui/field-message';
import { Loaded } from '../../ui/loaded';
import { MoreRows } from '../../ui/more-rows';
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
  const query = useInfiniteQuery(crewQuery());
  const toggle = (id: string, isChosen: boolean) => {
    if (single) return onChosen([id]);
    onChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  };
  return (
    <fieldset className="stack">
      <legend className="field-label">{t('work.choose')}</legend>
      <Loaded query={query} lines={3}>
        {(pages) => {
          const crew = rowsOf(pages);
          if (crew.length === 0) return <p className="muted">{t('work.crew.none')}</p>;
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

function CrewName({ member: { name, company, openAssignments, onTimeRate, reworkRate } }: { member: CrewMember }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const percent = (rate: number | null) => (rate === null ? '–' : rate.toLocaleString(locale, { style: 'percent' }));
  const record = { open: openAssignments, onTime: percent(onTimeRate), rework: percent(reworkRate) };
  return (
    <span>
      <b>{name}</b> {company && <span className="muted">{company}</span>}
      <small className="muted row-detail">{t('work.crew.record', record)}</small>
    </span>
  );
}

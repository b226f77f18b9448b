import { boardColumns, boardTerms } from '@contract/production/board';
import { openOrderStatuses } from '@contract/states/order';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSkills } from '../../../lib/use-skills';
import { boardFilterOf, type BoardFilter } from './board-filter';
import { useCrewNames } from './use-crew-names';

type BoardFiltersProps = { filter: BoardFilter; onFilter: (filter: BoardFilter) => void };

/** Narrows the board down, at once with each choice. */
export function BoardFilters({ filter, onFilter }: BoardFiltersProps) {
  const { t } = useTranslation();
  const categories = useSkills().map(({ slug, name }) => ({ value: slug, text: name }));
  const choice = (name: 'due' | 'status' | 'category' | 'contractor' | 'term') => ({
    label: t(`board.${name}`),
    all: t(`board.${name}.all`),
    value: filter[name] ?? '',
    onValue: (value: string) => onFilter(boardFilterOf({ ...filter, [name]: value })),
  });
  const isNarrowed = Object.values(filter).some(Boolean);
  return (
    <div className="filter-bar board-filters" role="group" aria-label={t('board.filters')}>
      <Choice {...choice('due')} options={boardColumns.map((value) => ({ value, text: t(`board.column.${value}`) }))} />
      <Choice {...choice('status')} options={openOrderStatuses.map((value) => ({ value, text: t(`order.status.${value}`) }))} />
      <Choice {...choice('category')} options={categories} />
      <Choice {...choice('contractor')} options={useCrewNames(filter.contractor)} />
      <Choice {...choice('term')} options={boardTerms.map((value) => ({ value, text: t(`board.term.${value}`) }))} />
      {isNarrowed && (
        <Link className="link small" to="/admin/board" search={{}}>
          {t('board.reset')}
        </Link>
      )}
    </div>
  );
}

type ChoiceProps = {
  label: string;
  /** No choice. */
  all: string;
  options: readonly { value: string; text: string }[];
  value: string;
  onValue: (value: string) => void;
};

function Choice({ label, all, options, value, onValue }: ChoiceProps) {
  return (
    <select className="input small" aria-label={label} value={value} onChange={({ target }) => onValue(target.value)}>
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  );
}

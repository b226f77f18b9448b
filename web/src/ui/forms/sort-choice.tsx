import { useT, type StringKey } from '../../lib/text/strings';

/** An order that has a name. */
export type SortText = Extract<StringKey, `list.sort.${string}`> extends `list.sort.${infer Sort}` ? Sort : never;

type SortChoiceProps<Sort extends SortText> = { sorts: readonly Sort[]; value: Sort; onSort: (sort: Sort) => void };

/** The order of a list; stacked rows have no headings that could be asked. */
export function SortChoice<Sort extends SortText>({ sorts, value, onSort }: SortChoiceProps<Sort>) {
  const t = useT();
  return (
    <select
      className="input small"
      aria-label={t('list.sort')}
      value={value}
      onChange={({ target }) => onSort(sorts.find((sort) => sort === target.value) ?? value)}
    >
      {sorts.map((sort) => (
        <option key={sort} value={sort}>
          {t(`list.sort.${sort}`)}
        </option>
      ))}
    </select>
  );
}

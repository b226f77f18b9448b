import type { ReactNode } from 'react';

export type Fact = { name: string; value: ReactNode; fullRow?: boolean };

const columnClass = { 2: 'title-block', 3: 'title-block three-columns', 4: 'title-block four-columns' };

/** A drawing's title block: the facts in ruled cells. */
export function TitleBlock({ facts, columns = 2 }: { facts: readonly Fact[]; columns?: 2 | 3 | 4 }) {
  return (
    <dl className={columnClass[columns]}>
      {facts.map(({ name, value, fullRow }) => (
        <div key={name} className={fullRow ? 'full-row' : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

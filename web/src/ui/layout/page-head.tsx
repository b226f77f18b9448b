import { type ReactNode, useEffect, useRef } from 'react';

type PageHeadProps = {
  title: ReactNode;
  /** The content above the title: a date or a link back. */ above?: ReactNode;
  below?: ReactNode;
  /** The page's actions. */ children?: ReactNode;
};

/** The head of a page inside an area. */
export const PageHead = ({ title, above, below, children }: PageHeadProps) => (
  <div className="page-head">
    <div>
      {above}
      <h1>{title}</h1>
      {below}
    </div>
    {children && <div className="row">{children}</div>}
  </div>
);

type Fact = { name: string; value: ReactNode; fullRow?: boolean };

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

/** Focuses the title of content that has replaced what had the focus; the heading needs a `tabIndex` of -1. */
export function useFocusedTitle() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return title;
}

import { useId, type ReactNode } from 'react';

type PanelProps = {
  title: string;
  /** The content right of the title. */
  aside?: ReactNode;
  /** The anchor of the section. */
  id?: string;
  /** Removes the padding, for tables and lists that reach the frame. */
  flush?: boolean;
  children: ReactNode;
};

/** A white sheet with a heading: the working surface of the areas. */
export function Panel({ title, aside, id, flush = false, children }: PanelProps) {
  const heading = useId();
  return (
    <section id={id} className="panel" aria-labelledby={heading}>
      <div className="panel-head">
        <h2 id={heading}>{title}</h2>
        {aside}
      </div>
      {flush ? children : <div className="panel-body">{children}</div>}
    </section>
  );
}

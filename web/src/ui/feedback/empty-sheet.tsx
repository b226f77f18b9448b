import type { ReactNode } from 'react';

type EmptySheetProps = {
  title: string;
  text?: string;
  /** The heading's level, by where the sheet stands. */
  level?: 1 | 2 | 3;
  /** Links that lead on from here. */
  children?: ReactNode;
};

/** A dashed sheet with an empty title block: it says that nothing is here yet and what will be, and links on. */
export function EmptySheet({ title, text, level = 2, children }: EmptySheetProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty-state empty-sheet">
      <svg viewBox="0 0 240 120" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M8 6h224v108H8z" strokeWidth="1.5" />
        <path d="M16 14h208v92H16z" strokeDasharray="6 4" />
        <path d="M140 78h84M140 92h84M182 78v28M140 78v28" />
      </svg>
      <Heading>{title}</Heading>
      {text && <p className="muted">{text}</p>}
      {children && <div className="row">{children}</div>}
    </div>
  );
}

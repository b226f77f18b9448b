import type { Accent } from '@contract/content/product';
import type { ReactNode } from 'react';

type SheetSectionProps = {
  id?: string;
  /** Axis letter and name in the margin, in page order. */
  letter: string;
  zone: string;
  title?: string;
  /** The content to the right of the title. */
  aside?: ReactNode;
  /** The tone of the section's sheet; paper and white ones alternate. */
  tone?: 'paper' | 'sheet' | 'blueprint';
  accent?: Accent;
  tight?: boolean;
  children?: ReactNode;
};

const tones = { paper: 'section', sheet: 'section sheet', blueprint: 'section blueprint on-dark' };

/** A section of a page: zone mark, heading, content. */
export function SheetSection({ id, letter, zone, title, aside, tone = 'paper', accent, tight = false, children }: SheetSectionProps) {
  return (
    <section id={id} className={tight ? `${tones[tone]} tight` : tones[tone]} data-accent={accent}>
      <div className="wrap">
        <ZoneMark letter={letter}>{zone}</ZoneMark>
        {title && (
          <div className="section-head">
            <h2>{title}</h2>
            {aside}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

export function ZoneMark({ letter, children }: { letter: string; children: ReactNode }) {
  return (
    <p className="zone-mark">
      <b>{letter}</b>
      {children}
    </p>
  );
}

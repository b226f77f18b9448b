import type { ReactNode } from 'react';
import { ZoneMark } from '../layout/sheet-section';
import { StaticSection } from '../layout/static-page';

type FormSectionProps = {
  zone: string;
  /** The axis letter, A by default. */
  letter?: string;
  /** The notes beside the form, a static section. */
  notes: ReactNode | undefined;
  children: ReactNode;
};

/** The first section of a page with a form: the form, and what to know about it. */
export const FormSection = ({ zone, letter = 'A', notes, children }: FormSectionProps) => (
  <section className="section tight">
    <div className="wrap">
      <ZoneMark letter={letter}>{zone}</ZoneMark>
      <div className="main-and-side">
        <div>{children}</div>
        <StaticSection>{notes}</StaticSection>
      </div>
    </div>
  </section>
);

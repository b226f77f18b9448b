import type { ReactNode } from 'react';

type DeadEndProps = {
  title: string;
  text: string;
  /** What a reader hears of the broken plan; without it the drawing is decoration. */
  drawing?: string;
  /** Said at once, since it happened unexpectedly. */
  alert?: boolean;
  above?: ReactNode;
  /** Links that lead on from here. */
  children: ReactNode;
};

/** A plan with a missing wall, in place of a page. */
export const DeadEnd = ({ title, text, drawing = '', alert, above, children }: DeadEndProps) => (
  <section className="dead-end squared-paper">
    <div className="wrap">
      <div role={alert ? 'alert' : undefined}>
        {above}
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <p className="row">{children}</p>
      </div>
      <img className="broken-plan" src="/broken-plan.svg" alt={drawing} width="400" height="290" />
    </div>
  </section>
);

import type { ReactNode } from 'react';
import { Drawing } from '../marks/drawing';

type WaitingCardProps = {
  /** The document's number. */
  label: string;
  /** The name of its service's drawing; empty for none. */
  drawing?: string;
  /** The reason why it waits, and how long it may. */
  mark: string;
  title: string;
  about: string;
  /** The label of the amount. */
  price: string;
  amount: ReactNode;
  /** The link to it. */
  children: ReactNode;
};

/** Shows one thing that waits for the customer, with what it is about and costs. */
export const WaitingCard = ({ label, drawing, mark, title, about, price, amount, children }: WaitingCardProps) => (
  <section className="waiting-quote" aria-label={label}>
    {drawing && <Drawing name={drawing} className="waiting-drawing" />}
    <div className="waiting-body">
      <p className="mono extra-small waiting-mark">{mark}</p>
      <h2>{title}</h2>
      <p>{about}</p>
    </div>
    <div className="waiting-price">
      <p className="mono extra-small muted">{price}</p>
      <p className="waiting-amount">{amount}</p>
      {children}
    </div>
  </section>
);

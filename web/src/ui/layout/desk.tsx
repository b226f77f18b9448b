import type { ReactNode } from 'react';

type DeskProps = {
  /** Whose turn it is, and what they may do. */
  decision: ReactNode;
  /** On small screens the decision stands before everything else, not behind what it is about. */
  decisionFirst: boolean;
  /** Further facts, below the decision. */
  aside: ReactNode;
  /** What it is about. */
  children: ReactNode;
};

/** A document to work with: the thing itself, the decision and the facts beside. */
export const Desk = ({ decision, decisionFirst, aside, children }: DeskProps) => (
  <div className={decisionFirst ? 'main-and-side desk decision-first' : 'main-and-side desk'}>
    <div>{children}</div>
    <div>{decision}</div>
    <div>{aside}</div>
  </div>
);

import type { TitledText } from '@contract/content/content-page';

type ProcessChainProps = {
  steps: readonly TitledText[];
  /** What stands on the measure above each step. */
  measures?: readonly string[];
};

const UNNUMBERED = /^\d+\.\s*/;
const FEW = 4;

/** The way to a result as a dimension chain. */
export function ProcessChain({ steps, measures = [] }: ProcessChainProps) {
  return (
    <ol className={steps.length === FEW ? 'chain' : 'chain even'}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className="measure">{measures[index] ?? index + 1}</span>
          {index === steps.length - 1 && <span className="end-tick" />}
          <h3>{title.replace(UNNUMBERED, '')}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

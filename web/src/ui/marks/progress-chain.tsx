type ProgressChainProps = { steps: readonly string[]; /** The step that is under way; past the last one when all is done. */ at: number };

/** How far something is, as a dimension line. */
export const ProgressChain = ({ steps, at }: ProgressChainProps) => (
  <ol className="progress-chain order-steps">
    {steps.map((step, index) => (
      <li key={step} className={index < at ? 'done' : index === at ? 'now' : undefined} aria-current={index === at ? 'step' : undefined}>
        {step}
      </li>
    ))}
  </ol>
);

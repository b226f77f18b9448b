import type { Home } from '@contract/site';
import { useT, type StringKey } from '../../lib/strings';

const measures: readonly StringKey[] = [
  'catalogue.steps.first',
  'catalogue.steps.second',
  'catalogue.steps.third',
  'catalogue.steps.fourth',
];

/** The way to a result as a dimension chain. */
export function ProcessChain({ steps }: { steps: Home['steps'] }) {
  const t = useT();
  return (
    <ol className="chain">
      {steps.map(({ title, text }, index) => {
        const measure = measures[index];
        return (
          <li key={title}>
            {measure && <span className="measure">{t(measure)}</span>}
            {index === steps.length - 1 && <span className="end-tick" />}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        );
      })}
    </ol>
  );
}

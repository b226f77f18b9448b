import type { Home } from '@contract/site';
import { useT } from '../../lib/strings';
import { Drawing } from '../../ui/drawing';

/** What customers may expect, numbered on a reviewed plan. */
export function PromiseLegend({ promises }: { promises: Home['why'] }) {
  const t = useT();
  return (
    <div className="legend">
      <figure>
        <Drawing name="scene/review" label={t('catalogue.promise.drawing')} />
      </figure>
      <ol>
        {promises.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

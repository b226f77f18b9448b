import type { TitledText } from '@contract/content/content-page';
import { useT } from '../../lib/strings';
import { Drawing } from '../../ui/marks/drawing';

/** As many numbers as the drawing can carry. */
const FEWEST = 4;
const MOST = 7;

/** What customers may expect, numbered on a reviewed plan. */
export function PromiseLegend({ promises }: { promises: readonly TitledText[] }) {
  const t = useT();
  const pins = Math.min(Math.max(promises.length, FEWEST), MOST);
  return (
    <div className="legend">
      <figure>
        <Drawing name={`scene/review-${pins}`} label={t('catalogue.promise.drawing')} />
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

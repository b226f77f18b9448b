import type { Order } from '@contract/production/order';
import { useT } from '../../lib/strings';
import { Panel } from '../../ui/layout/panel';

/** The places that the latest wish for a revision named. */
export function OrderMarks({ order: { marks, results } }: { order: Order }) {
  const t = useT();
  if (marks.length === 0) return null;
  const nameOf = (fileName: string) => results.find((file) => file.fileName === fileName)?.originalName ?? '';
  return (
    <Panel title={t('order.marks')}>
      <ol className="mark-list">
        {marks.map(({ fileName, page, x, y, text }) => (
          <li key={`${fileName} ${page} ${x} ${y}`}>
            <p>{text}</p>
            <small className="mono muted">{t('order.mark.place', { name: nameOf(fileName), page })}</small>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

import type { WorkLine } from '@contract/assignment';
import { formatDecimal } from '../../lib/decimal';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { Panel } from '../../ui/panel';

/** What is to be done and how much of it. */
export function WorkScope({ lines }: { lines: readonly WorkLine[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Panel title={t('assignment.scope')}>
      <ul className="stack">
        {lines.map(({ name, unit, quantity, addons }, index) => (
          <li key={`${name} ${index}`}>
            <b>{name}</b>{' '}
            <span className="mono small nowrap">
              {formatDecimal(quantity, locale)} {t(`units.${unit}`)}
            </span>
            {addons.length > 0 && <small className="muted row-detail">{addons.join(', ')}</small>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

import type { Assignment } from '@contract/production/assignment';
import { formatDecimal } from '../../lib/decimal';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { Drawing } from '../../ui/marks/drawing';
import { Panel } from '../../ui/layout/panel';

/** What is to be done and how much of it. */
export function WorkScope({ drawing, lines }: Pick<Assignment, 'drawing' | 'lines'>) {
  const t = useT();
  const locale = useLocale();
  return (
    <Panel title={t('assignment.scope')} flush>
      <div className="work-scope">
        {drawing && <Drawing name={drawing} />}
        <ul className="stack panel-body">
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
      </div>
    </Panel>
  );
}

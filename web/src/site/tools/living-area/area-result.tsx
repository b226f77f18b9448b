import type { ReactNode } from 'react';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { clauseName, squareMetres } from './measure/describe-room';
import { addUp, type AreaSum, roomsOf, roomsOfDwelling } from './measure/measure-room';
import type { Dwelling } from './measure/project';
import type { ProjectTool } from './use-project';

type AreaResultProps = {
  dwelling: Dwelling;
  tool: ProjectTool;
  /** The actions on the result. */
  children: ReactNode;
};

/** The dwelling's living area, what it is made of, and the whole building's when there are several dwellings. */
export function AreaResult({ dwelling, tool, children }: AreaResultProps) {
  const t = useT();
  const words = { t, locale: useLocale() };
  const sum = addUp(roomsOfDwelling(dwelling));
  const whole = addUp(roomsOf(tool.project));
  const count = tool.project.dwellings.length;
  return (
    <>
      <div className={`box area-result${count > 1 ? ' no-print' : ''}`}>
        <div className="box-body area-total">
          <h2 className="mono extra-small">{t('living-area.result')}</h2>
          <p className="area-figure" aria-live="polite">
            {t('living-area.area', { area: squareMetres(sum.counted, words) })}
          </p>
          <p className="small">{t('living-area.result.floor', { area: squareMetres(sum.floor, words) })}</p>
        </div>
        <div className="box-body">
          <ClauseSums sum={sum} />
          <AreaBar sum={sum} />
          {count > 1 && (
            <p className="small whole-building">{t('living-area.result.building', { count, area: squareMetres(whole.counted, words) })}</p>
          )}
        </div>
        <div className="box-body stack no-print">{children}</div>
      </div>
      {count > 1 && <PrintedTotal count={count} sum={whole} />}
    </>
  );
}

/** Shows the total of all dwellings below the last of them; on paper only. */
function PrintedTotal({ count, sum }: { count: number; sum: AreaSum }) {
  const t = useT();
  const words = { t, locale: useLocale() };
  return (
    <section className="box print-only printed-dwelling">
      <div className="box-head">
        <h2>{t('living-area.result.building', { count, area: squareMetres(sum.counted, words) })}</h2>
        <span>{t('living-area.result.floor', { area: squareMetres(sum.floor, words) })}</span>
      </div>
      <div className="box-body">
        <ClauseSums sum={sum} />
      </div>
    </section>
  );
}

export function ClauseSums({ sum }: { sum: AreaSum }) {
  const t = useT();
  const words = { t, locale: useLocale() };
  return (
    <table className="sum clause-sums">
      <tbody>
        {sum.byClause
          .filter(({ counted }) => counted > 0)
          .map(({ clause, counted }) => (
            <tr key={clause}>
              <th scope="row">
                {t(`living-area.clause.${clause}.short`)} <small className="mono muted">{clauseName(clause, words)}</small>
              </th>
              <td className="numeric">{squareMetres(counted, words)}</td>
            </tr>
          ))}
        <tr className="muted">
          <th scope="row">{t('living-area.result.uncounted')}</th>
          <td className="numeric">{squareMetres(sum.floor - sum.counted, words)}</td>
        </tr>
      </tbody>
    </table>
  );
}

const WIDTH = 320;
const TONES: Partial<Record<string, string>> = { '4-1': 'bar-full', '4-2': 'bar-half', '4-3': 'bar-half', '4-4': 'bar-outdoor' };

/** The counted floor as a scale: what counts fully, in part, and not at all. */
function AreaBar({ sum }: { sum: AreaSum }) {
  const words = { t: useT(), locale: useLocale() };
  if (sum.floor === 0) return null;
  const scale = (WIDTH - 1) / sum.floor;
  const counted = sum.byClause.filter((part) => part.counted > 0);
  const startOf = (index: number) => 0.5 + counted.slice(0, index).reduce((width, part) => width + part.counted * scale, 0);
  const end = startOf(counted.length);
  return (
    <svg className="share-bar" viewBox={`0 0 ${WIDTH} 40`} aria-hidden="true">
      {counted.map((part, index) => (
        <rect
          key={part.clause}
          x={startOf(index).toFixed(1)}
          y="4"
          width={(part.counted * scale).toFixed(1)}
          height="18"
          className={TONES[part.clause]}
        />
      ))}
      <rect x={end.toFixed(1)} y="4.5" width={Math.max(WIDTH - 0.5 - end, 0).toFixed(1)} height="17" className="bar-rest" />
      <text x="0" y="37">
        0
      </text>
      <text x={WIDTH} y="37" textAnchor="end">
        {squareMetres(sum.floor, words)}
      </text>
    </svg>
  );
}

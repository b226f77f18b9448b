import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { formatDay } from '../../ui/format-time';
import { chartBars, scaleTop, type DayCount } from './chart-bars';

const WIDTH = 720;
const HEIGHT = 160;
const AXIS = 34;
const TOP = 16;

/** The requests of the last days as bars, and as the table behind them. */
export function RequestsChart({ days }: { days: readonly DayCount[] }) {
  const { t } = useTranslation();
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure className="requests-chart">
      <figcaption>{t('admin.chart.total', { count: total })}</figcaption>
      <Bars days={days} />
      <details>
        <summary>{t('admin.chart.table')}</summary>
        <DayTable days={days} />
      </details>
    </figure>
  );
}

function Bars({ days }: { days: readonly DayCount[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const top = scaleTop(Math.max(0, ...days.map(({ count }) => count)));
  const shortDay = (day: string | undefined) => day && formatDay(`${day}T12:00Z`, locale).slice(0, 6);
  return (
    <svg viewBox={`0 0 ${WIDTH + AXIS} ${HEIGHT + TOP + 26}`} role="img" aria-label={t('admin.chart.label')}>
      <g transform={`translate(${AXIS} ${TOP})`}>
        {[0, top / 2, top].map((value) => (
          <g key={value} transform={`translate(0 ${HEIGHT - (value / top) * HEIGHT})`}>
            <path className="chart-line" d={`M0 0H${WIDTH}`} />
            <text x="-8" y="4" textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {chartBars(days, WIDTH, HEIGHT).map(({ day, count, x, y, width, height }) => (
          <rect key={day} className="chart-bar" x={x} y={y} width={width} height={height}>
            <title>{`${formatDay(`${day}T12:00Z`, locale)}: ${count}`}</title>
          </rect>
        ))}
        <text y={HEIGHT + 20}>{shortDay(days[0]?.day)}</text>
        <text x={WIDTH} y={HEIGHT + 20} textAnchor="end">
          {shortDay(days.at(-1)?.day)}
        </text>
      </g>
    </svg>
  );
}

function DayTable({ days }: { days: readonly DayCount[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <table className="table dense">
      <thead>
        <tr>
          <th>{t('admin.chart.day')}</th>
          <th className="numeric">{t('admin.chart.requests')}</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, count }) => (
          <tr key={day}>
            <td>{formatDay(`${day}T12:00Z`, locale)}</td>
            <td className="numeric">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

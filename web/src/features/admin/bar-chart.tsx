import { useTranslation } from 'react-i18next';
import { chartBars, scaleTop, type Figure } from './chart-bars';

const WIDTH = 340;
const HEIGHT = 110;
const AXIS = 48;
const TOP = 14;
const FOOT = 22;

type BarChartProps = {
  /** What the bars are, for who cannot see them. */
  label: string;
  /** All of it in one sentence. */
  summary: string;
  figures: readonly Figure[];
  /** Headings of the table: what a bar is for, and what it measures. */
  heads: readonly [string, string];
  format: (value: number) => string;
};

/** Figures as bars, and as the table behind them. */
export function BarChart({ label, summary, figures, heads, format }: BarChartProps) {
  const { t } = useTranslation();
  return (
    <figure className="bar-chart">
      <figcaption>{summary}</figcaption>
      <Bars label={label} figures={figures} format={format} />
      <details>
        <summary>{t('admin.chart.table')}</summary>
        <table className="table dense">
          <thead>
            <tr>
              <th>{heads[0]}</th>
              <th className="numeric">{heads[1]}</th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ name, value }) => (
              <tr key={name}>
                <td>{name}</td>
                <td className="numeric">{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function Bars({ label, figures, format }: Pick<BarChartProps, 'label' | 'figures' | 'format'>) {
  const highest = Math.max(0, ...figures.map(({ value }) => value));
  const top = scaleTop(highest);
  return (
    <svg viewBox={`0 0 ${WIDTH + AXIS} ${HEIGHT + TOP + FOOT}`} role="img" aria-label={label}>
      <g transform={`translate(${AXIS} ${TOP})`}>
        {(highest > 0 ? [0, top / 2, top] : [0]).map((value) => (
          <g key={value} transform={`translate(0 ${HEIGHT - (value / top) * HEIGHT})`}>
            <path className="chart-line" d={`M0 0H${WIDTH}`} />
            <text x="-8" y="4" textAnchor="end">
              {format(value)}
            </text>
          </g>
        ))}
        {chartBars(figures, WIDTH, HEIGHT).map(({ name, ...box }, index) => (
          <rect key={name} className="chart-bar" {...box}>
            <title>{`${name}: ${format(figures[index]?.value ?? 0)}`}</title>
          </rect>
        ))}
        <text y={HEIGHT + 18}>{figures[0]?.name}</text>
        <text x={WIDTH} y={HEIGHT + 18} textAnchor="end">
          {figures.at(-1)?.name}
        </text>
      </g>
    </svg>
  );
}

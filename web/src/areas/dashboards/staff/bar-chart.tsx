import { useT } from '../../../lib/text/strings';

const WIDTH = 388;
const HEIGHT = 110;
/** Of a sign in the axis' monospaced letters, and beside them. */
const SIGN = 7.3;
const AXIS_GAP = 8;
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
  /** The most there can be, for parts of a whole; without it the scale follows the figures. */
  most?: number;
};

/** Figures as bars, and as the table behind them. */
export function BarChart({ label, summary, figures, heads, format, most }: BarChartProps) {
  const t = useT();
  return (
    <figure className="bar-chart">
      <figcaption>{summary}</figcaption>
      <Bars label={label} figures={figures} format={format} most={most} />
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

function Bars({ label, figures, format, most = scaleTopOf(figures) }: Omit<BarChartProps, 'summary' | 'heads'>) {
  const isEmpty = figures.every(({ value }) => value <= 0);
  const marks = (isEmpty ? [0] : [0, most / 2, most]).map((value) => ({ value, text: format(value) }));
  const axis = Math.max(...marks.map(({ text }) => text.length)) * SIGN + AXIS_GAP;
  const width = WIDTH - axis;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + TOP + FOOT}`} role="img" aria-label={label}>
      <g transform={`translate(${axis} ${TOP})`}>
        {marks.map(({ value, text }) => (
          <g key={value} transform={`translate(0 ${HEIGHT - (value / most) * HEIGHT})`}>
            <path className="chart-line" d={`M0 0H${width}`} />
            <text x={-AXIS_GAP} y="4" textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {chartBars(figures, { width, height: HEIGHT, top: most }).map(({ name, ...box }, index) => (
          <rect key={name} className="chart-bar" {...box}>
            <title>{`${name}: ${format(figures[index]?.value ?? 0)}`}</title>
          </rect>
        ))}
        <text y={HEIGHT + 18}>{figures[0]?.name}</text>
        <text x={width} y={HEIGHT + 18} textAnchor="end">
          {figures.at(-1)?.name}
        </text>
      </g>
    </svg>
  );
}

/** One bar of a chart. */
type Figure = { name: string; /** Whole and, as far as it is drawn, not negative. */ value: number };
type Bar = { name: string; x: number; y: number; width: number; height: number };

/** Room between two bars, as a part of a bar's place. */
const GAP = 0.25;

/** The top of the scale: the next of 4, 8, 20, 40, 80, 200 … at or above the largest value, so that quarters are whole numbers. */
function scaleTop(largest: number): number {
  for (let decade = 1; ; decade *= 10) {
    const top = [4, 8, 20].map((step) => step * decade).find((step) => step >= largest);
    if (top) return top;
  }
}

/** The top of the scale for these figures. */
export const scaleTopOf = (figures: readonly Figure[]): number => scaleTop(Math.max(0, ...figures.map(({ value }) => value)));

type Field = { width: number; height: number; /** The value at its upper edge. */ top: number };

/** One bar a figure in a field, standing on its lower edge. */
export function chartBars(figures: readonly Figure[], { width, height, top }: Field): Bar[] {
  const place = width / Math.max(1, figures.length);
  return figures.map(({ name, value }, index) => {
    const tall = (Math.max(0, value) / top) * height;
    return { name, x: (index + GAP / 2) * place, y: height - tall, width: place * (1 - GAP), height: tall };
  });
}

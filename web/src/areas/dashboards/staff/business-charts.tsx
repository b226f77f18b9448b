import { MOST_COUNTED } from '@contract/list';
import { Link } from '@tanstack/react-router';
import type { Locale } from '@contract/constants';
import type { MonthFigures, StaffOverview } from '@contract/people/person';
import { useT } from '../../../lib/text/strings';
import { useLocale } from '../../../lib/text/locale';
import { Panel } from '../../../ui/layout/panel';
import { formatCount, formatDate } from '../../../lib/text/format';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

type Months = StaffOverview['months'];

const byMonth = (months: Months, locale: Locale, value: (month: Months[number]) => number) =>
  months.map((month) => ({ name: formatMonth(month.month, locale), value: value(month) }));

/** Shows charts of incoming requests, due work, billing, and the share of requests that become orders. */
export function BusinessCharts({ overview: { requestsByDay, dueByDay, months, lateOrders } }: { overview: StaffOverview }) {
  const t = useT();
  const locale = useLocale();
  const byDay = (days: readonly { day: string; count: number }[]) =>
    days.map(({ day, count }) => ({ name: formatShortDay(day, locale), value: count }));
  return (
    <div className="chart-grid">
      <Panel title={t('admin.chart')}>
        <BarChart
          label={t('admin.chart.label')}
          summary={t('admin.chart.total', { count: sum(requestsByDay.map(({ count }) => count)) })}
          figures={byDay(requestsByDay)}
          heads={[t('admin.chart.day'), t('admin.chart.requests')]}
          format={String}
        />
      </Panel>
      <Panel title={t('admin.load')}>
        <BarChart
          label={t('admin.load.label')}
          summary={t('admin.load.total', {
            count: sum(dueByDay.map(({ count }) => count)),
            late: formatCount(lateOrders, MOST_COUNTED, locale),
          })}
          figures={byDay(dueByDay)}
          heads={[t('admin.chart.day'), t('admin.load.orders')]}
          format={String}
        />
      </Panel>
      <TurnoverChart months={months} />
      <ConversionChart months={months} />
    </div>
  );
}

function TurnoverChart({ months }: { months: Months }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Panel title={t('admin.turnover')}>
      <BarChart
        label={t('admin.turnover.label')}
        summary={t('admin.turnover.total', { amount: formatEuros(sum(months.map(({ turnover }) => turnover)), locale) })}
        figures={byMonth(months, locale, ({ turnover }) => turnover)}
        heads={[t('admin.chart.month'), t('admin.turnover.net')]}
        format={(value) => formatEuros(value, locale)}
      />
    </Panel>
  );
}

function ConversionChart({ months }: { months: Months }) {
  const t = useT();
  const requests = sum(months.map((month) => month.requests));
  const accepted = sum(months.map((month) => month.accepted));
  return (
    <Panel title={t('admin.conversion')} aside={<LostOffersLink />}>
      <BarChart
        label={t('admin.conversion.label')}
        summary={t('admin.conversion.total', { accepted, requests })}
        figures={byMonth(months, useLocale(), shareOf)}
        heads={[t('admin.chart.month'), t('admin.conversion.share')]}
        format={(value) => t('admin.conversion.percent', { value })}
        most={100}
      />
    </Panel>
  );
}

function LostOffersLink() {
  const t = useT();
  return (
    <Link className="link small" to="/admin/lost-offers" search={{}}>
      {t('lost.title')}
    </Link>
  );
}

/** Returns the percentage of requests that became orders; 0 without requests. */
export const shareOf = ({ requests, accepted }: Pick<MonthFigures, 'requests' | 'accepted'>): number =>
  requests === 0 ? 0 : Math.round((accepted / requests) * 100);

/** Returns `12.03.` for a YYYY-MM-DD, in English `12 Mar`. */
const formatShortDay = (day: string, locale: Locale): string =>
  locale === 'de' ? formatDate(day, locale).slice(0, 6) : inEnglish.format(new Date(`${day}T00:00Z`));

const inEnglish = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Returns `Mär. 26` for a YYYY-MM, in English `Mar 26`. */
export const formatMonth = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00Z`),
  );

/** Returns cents as whole euros, thousands shortened where there are many: a chart shows sizes, not accounts. */
const formatEuros = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    style: 'currency',
    currency: 'EUR',
    notation: Math.abs(cents) >= 10_000_000 ? 'compact' : 'standard',
    maximumFractionDigits: 0,
  }).format(cents / 100);

const WIDTH = 388;
const HEIGHT = 110;
/** The width of a character in the axis' monospaced letters; `AXIS_GAP` is the room beside them. */
const SIGN = 7.3;
const AXIS_GAP = 8;
const TOP = 14;
const FOOT = 22;

type BarChartProps = {
  /** The name of the chart, for people who cannot see the bars. */
  label: string;
  /** The whole chart in one sentence. */
  summary: string;
  figures: readonly Figure[];
  /** The headings of the table: what a bar is for, and what it measures. */
  heads: readonly [string, string];
  format: (value: number) => string;
  /** The most there can be, for parts of a whole; without it the scale follows the figures. */
  most?: number;
};

/** Shows figures as bars, with the table behind them. */
function BarChart({ label, summary, figures, heads, format, most }: BarChartProps) {
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
type Figure = { name: string; /** A whole number, which is not negative as far as it is drawn. */ value: number };
type Bar = { name: string; x: number; y: number; width: number; height: number };

/** The room between two bars, as a fraction of a bar's place. */
const GAP = 0.25;

/** Returns the top of the scale: the next of 4, 8, 20, 40, 80, 200 … at or above the largest value, so that quarters are whole numbers. */
function scaleTop(largest: number): number {
  for (let decade = 1; ; decade *= 10) {
    const top = [4, 8, 20].map((step) => step * decade).find((step) => step >= largest);
    if (top) return top;
  }
}

/** Returns the top of the scale for these figures. */
export const scaleTopOf = (figures: readonly Figure[]): number => scaleTop(Math.max(0, ...figures.map(({ value }) => value)));

type Field = { width: number; height: number; /** The value at its upper edge. */ top: number };

/** Returns one bar for each figure, standing on the lower edge of the field. */
export function chartBars(figures: readonly Figure[], { width, height, top }: Field): Bar[] {
  const place = width / Math.max(1, figures.length);
  return figures.map(({ name, value }, index) => {
    const tall = (Math.max(0, value) / top) * height;
    return { name, x: (index + GAP / 2) * place, y: height - tall, width: place * (1 - GAP), height: tall };
  });
}

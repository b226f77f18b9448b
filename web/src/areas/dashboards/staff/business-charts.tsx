import type { Locale } from '@contract/constants';
import type { MonthFigures, StaffOverview } from '@contract/people/person';
import { useT } from '../../../lib/text/strings';
import { useLocale } from '../../../lib/text/locale';
import { Panel } from '../../../ui/layout/panel';
import { BarChart } from './bar-chart';
import { formatDate } from '../../../lib/text/format';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

type Months = StaffOverview['months'];

const byMonth = (months: Months, locale: Locale, value: (month: Months[number]) => number) =>
  months.map((month) => ({ name: formatMonth(month.month, locale), value: value(month) }));

/** How much comes in, is to be done, is billed and becomes an order. */
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
          summary={t('admin.load.total', { count: sum(dueByDay.map(({ count }) => count)), late: lateOrders })}
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
    <Panel title={t('admin.conversion')}>
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

/** How many of a hundred requests have become orders; 0 where nobody asked. */
export const shareOf = ({ requests, accepted }: Pick<MonthFigures, 'requests' | 'accepted'>): number =>
  requests === 0 ? 0 : Math.round((accepted / requests) * 100);

/** `12.03.` of a YYYY-MM-DD, in English `12 Mar`. */
const formatShortDay = (day: string, locale: Locale): string =>
  locale === 'de' ? formatDate(day, locale).slice(0, 6) : inEnglish.format(new Date(`${day}T00:00Z`));

const inEnglish = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `Mär. 26` of a YYYY-MM, in English `Mar 26`. */
const formatMonth = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00Z`),
  );

/** Cents as whole euros, thousands shortened where there are many: a chart shows sizes, not accounts. */
const formatEuros = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    style: 'currency',
    currency: 'EUR',
    notation: Math.abs(cents) >= 10_000_000 ? 'compact' : 'standard',
    maximumFractionDigits: 0,
  }).format(cents / 100);

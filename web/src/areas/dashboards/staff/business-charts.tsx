import type { Locale } from '@contract/constants';
import type { StaffOverview } from '@contract/people/people';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/locale';
import { Panel } from '../../../ui/layout/panel';
import { BarChart } from './bar-chart';
import { formatEuros, formatMonth, formatShortDay } from './format-figures';
import { shareOf } from './share-of';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

type Months = StaffOverview['months'];

const byMonth = (months: Months, locale: Locale, value: (month: Months[number]) => number) =>
  months.map((month) => ({ name: formatMonth(month.month, locale), value: value(month) }));

/** How much comes in, is to be done, is billed and becomes an order. */
export function BusinessCharts({ overview: { requestsByDay, dueByDay, months, lateOrders } }: { overview: StaffOverview }) {
  const { t } = useTranslation();
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
  const { t } = useTranslation();
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
  const { t } = useTranslation();
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

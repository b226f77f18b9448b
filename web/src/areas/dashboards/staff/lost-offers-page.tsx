import { type LostOffers, LostOffersQuery, MAX_LOST_MONTHS } from '@contract/quoting/lost-offer';
import { formatCents } from '@contract/pricing/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { berlinDay } from '../../../lib/text/berlin-day';
import { formatDate } from '../../../lib/text/format';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';
import { Field } from '../../../ui/forms/field';
import { useForm } from '../../../ui/forms/use-form';
import { PageHead } from '../../../ui/layout/page-head';
import { Panel } from '../../../ui/layout/panel';
import { ExportButtons } from '../../../ui/tables/export-buttons';
import { Loaded } from '../../../ui/tables/listed';
import { lostOffersQuery, type LostPeriod, reasonName, serviceName } from '../../workspace/lost-offers';
import type { LostFilter } from '../../workspace/staff-queries';
import { formatMonth } from './business-charts';

type LostOffersPageProps = { period: LostPeriod; onPeriod: (period: LostPeriod) => void };

/** Shows how many offers were lost, and with them which amounts, by month, reason and service. */
export function LostOffersPage({ period, onPeriod }: LostOffersPageProps) {
  const t = useT();
  const query = useQuery(lostOffersQuery(period));
  const above = (
    <nav className="breadcrumb" aria-label={t('admin.breadcrumb')}>
      <Link to="/admin/dashboard">{t('admin.dashboard')}</Link>
      <span aria-hidden="true">/</span>
      <span>{t('lost.title')}</span>
    </nav>
  );
  return (
    <>
      <PageHead title={t('lost.title')} above={above} below={<p className="muted lost-text">{t('lost.text')}</p>}>
        <ExportButtons list="lost-offers" filter={period} />
      </PageHead>
      <PeriodForm key={`${period.from} ${period.to}`} period={period} onPeriod={onPeriod} />
      <Loaded query={query} lines={10}>
        {(report) => <Report report={report} />}
      </Loaded>
    </>
  );
}

/** Chooses the period. An empty field leaves that end to the report: the last twelve months, until today. */
function PeriodForm({ period, onPeriod }: LostOffersPageProps) {
  const t = useT();
  const { form, field, onSubmit } = useForm<'from' | 'to'>({
    initial: { from: period.from ?? '', to: period.to ?? '' },
    check: (typed) => (isWrong(periodOf(typed)) ? { to: 'lost.period-wrong' } : {}),
    send: async (typed) => onPeriod(periodOf(typed)),
  });
  return (
    <form ref={form} className="period-form" noValidate onSubmit={onSubmit}>
      <Field {...field('from')} type="date" label={t('lost.from')} />
      <Field {...field('to')} type="date" label={t('lost.to')} />
      <div className="row">
        <button type="submit" className="button small primary">
          {t('lost.apply')}
        </button>
        <Link className="button small" to="/admin/lost-offers" search={{}}>
          {t('lost.reset')}
        </Link>
      </div>
    </form>
  );
}

const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

const periodOf = ({ from, to }: Record<'from' | 'to', string>): LostPeriod => ({ from: from || undefined, to: to || undefined });

/** Whether a period is none; without a last day it ends today. */
function isWrong({ from, to = berlinDay(new Date()) }: LostPeriod): boolean {
  if (!LostOffersQuery.safeParse({ from, to }).success) return true;
  return from !== undefined && (to < from || monthNumber(to) - monthNumber(from) >= MAX_LOST_MONTHS);
}

function Report({ report: { from, to, total, months, reasons, services } }: { report: LostOffers }) {
  const t = useT();
  const locale = useLocale();
  const days = { lostFrom: from, lostTo: to };
  const period = t('lost.filter.days', { from: formatDate(from, locale), to: formatDate(to, locale) });
  if (total.count === 0)
    return (
      <div className="panel page-panel">
        <EmptySheet title={t('lost.none')} text={t('lost.none.text')} />
      </div>
    );
  const sum = { name: t('lost.total'), rows: days, ...total };
  return (
    <>
      <p role="status">{t('lost.summary', { period, count: total.count, amount: formatCents(total.net, locale) })}</p>
      <div className="chart-grid">
        <Figures
          title={t('lost.months')}
          head={t('lost.month')}
          figures={months.map(({ month, from: lostFrom, to: lostTo, ...figure }) => ({
            name: formatMonth(month, locale),
            rows: { lostFrom, lostTo },
            ...figure,
          }))}
          sum={sum}
        />
        <Figures
          title={t('lost.reasons')}
          head={t('lost.reason')}
          figures={reasons.map((group) => ({ ...group, name: reasonName(t, locale, group), rows: { ...days, lostReason: group.key } }))}
          sum={sum}
        />
        <Figures
          title={t('lost.services')}
          head={t('lost.service')}
          figures={services.map((group) => ({ ...group, name: serviceName(t, locale, group), rows: { ...days, lostService: group.key } }))}
          sum={sum}
        />
      </div>
    </>
  );
}

type Figure = Pick<LostOffers['total'], 'count' | 'net'> & {
  name: string;
  /** The rows that it stands for, as a filter of the list. */
  rows: LostFilter;
};

/** A table of figures, each of which leads to its rows. */
function Figures({ title, head, figures, sum }: { title: string; head: string; figures: readonly Figure[]; sum: Figure }) {
  const t = useT();
  return (
    <Panel title={title} flush>
      <table className="table dense figures">
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col" className="numeric">
              {t('lost.count')}
            </th>
            <th scope="col" className="numeric">
              {t('lost.net')}
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <FigureRow key={JSON.stringify(figure.rows)} figure={figure} />
          ))}
        </tbody>
        <tfoot>
          <FigureRow figure={sum} />
        </tfoot>
      </table>
    </Panel>
  );
}

function FigureRow({ figure: { name, count, net, rows } }: { figure: Figure }) {
  const locale = useLocale();
  const leading = (text: string): ReactNode =>
    count === 0 ? (
      text
    ) : (
      <Link className="link" to="/admin/quotes" search={rows}>
        <span className="visually-hidden">{name}: </span>
        {text}
      </Link>
    );
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="numeric">{leading(String(count))}</td>
      <td className="numeric nowrap">{leading(formatCents(net, locale))}</td>
    </tr>
  );
}

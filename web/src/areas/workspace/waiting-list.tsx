import { formatCents } from '@contract/pricing/money';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { openOf } from '../../documents/invoices/invoices-query';
import { berlinDay } from '../../lib/text/berlin-day';
import { formatDate } from '../../lib/text/format';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { Panel } from '../../ui/layout/panel';
import { BuyerAmount } from '../../ui/marks/buyer-amount';
import { Icon } from '../../ui/marks/icon';
import { LongArrow } from '../../ui/marks/long-arrow';
import { serviceNames } from './document-cells';
import { type WaitingDocuments, type WaitingRow, waitingRows } from './waiting-rows';

/** The number of single rows; the sum above counts everything. */
const SHOWN = 8;

/**
 * Shows what waits for the customer as one list, the most urgent first; each row is a link that names its action. When nothing waits, it
 * says how many quotes are with us.
 */
export function WaitingList(documents: WaitingDocuments) {
  const t = useT();
  const [today] = useState(() => berlinDay(new Date()));
  const rows = waitingRows(documents, today);
  const { length } = documents.quotes;
  if (rows.length === 0) {
    return (
      <p className="nothing-waits">
        <Icon name="check" />
        <span>{length > 0 ? t('portal.waiting.with-us', { count: length }) : t('portal.waiting.none')}</span>
      </p>
    );
  }
  return (
    <div className="waiting">
      <Panel title={t('portal.waiting')} aside={<WaitingSum rows={rows} />} flush>
        <ol className="waiting-list">
          {rows.slice(0, SHOWN).map((row) => (
            <li key={row.document.number} data-tone={row.tone}>
              <WaitingEntry row={row} />
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  );
}

/** Shows how many documents wait, of each kind. */
function WaitingSum({ rows }: { rows: readonly WaitingRow[] }) {
  const t = useT();
  const count = (reason: WaitingRow['reason']) => rows.filter((row) => row.reason === reason).length;
  const [overdue, deliveries, offers, questions] = [count('overdue'), count('delivered'), count('offered'), count('needs_info')];
  const parts = [
    overdue > 0 && t('portal.waiting.overdue', { count: overdue }),
    offers > 0 && t('portal.waiting.offers', { count: offers }),
    questions > 0 && t('portal.waiting.questions', { count: questions }),
    deliveries > 0 && t('portal.waiting.deliveries', { count: deliveries }),
  ];
  return (
    <p className="small muted">
      {parts.filter(Boolean).map((part, index) => (
        <span key={String(part)}>
          {index > 0 && ' · '}
          <span>{part}</span>
        </span>
      ))}
    </p>
  );
}

function WaitingEntry({ row }: { row: WaitingRow }) {
  const t = useT();
  const locale = useLocale();
  const { number } = row.document;
  switch (row.reason) {
    case 'overdue':
      return (
        <Entry
          to="/app/invoices/$id"
          row={row}
          title={t('invoice.overdue.title', { number })}
          about={t('invoice.overdue.order', { number: row.document.orderNumber })}
          time={t('portal.waiting.days-overdue', { count: row.days })}
          amount={formatCents(openOf(row.document), locale)}
          action={t('invoice.overdue.open')}
        />
      );
    case 'delivered':
      return (
        <Entry
          to="/app/orders/$id"
          row={row}
          title={t('portal.waiting.delivered', { number })}
          about={serviceNames(row.document.services, locale)}
          time={t('portal.waiting.to-accept')}
          action={t('portal.waiting.delivered.open')}
        />
      );
    case 'needs_info':
      return (
        <Entry
          to="/app/quotes/$id"
          row={row}
          title={t('portal.waiting.needs_info', { number })}
          about={serviceNames(row.document.services, locale)}
          time={t('portal.waiting.stops')}
          action={t('portal.waiting.needs_info.open')}
        />
      );
    case 'offered':
      return <OfferEntry row={row} />;
  }
}

function OfferEntry({ row }: { row: Extract<WaitingRow, { reason: 'offered' }> }) {
  const t = useT();
  const locale = useLocale();
  const { number, services, validUntil, customerType, net, gross } = row.document;
  const times = { today: t('portal.waiting.ends-today'), tomorrow: t('portal.waiting.ends-tomorrow'), open: '' };
  return (
    <Entry
      to="/app/quotes/$id"
      row={row}
      title={t('portal.waiting.offered', { number })}
      about={serviceNames(services, locale)}
      time={row.ends === 'later' ? t('portal.waiting.until', { date: formatDate(validUntil ?? '', locale) }) : times[row.ends]}
      amount={
        <span className="amount-pair">
          <BuyerAmount buyer={customerType} net={net} gross={gross} />
        </span>
      }
      action={t('portal.waiting.offered.open')}
    />
  );
}

type EntryProps = {
  to: '/app/invoices/$id' | '/app/orders/$id' | '/app/quotes/$id';
  row: WaitingRow;
  title: string;
  about: string;
  /** Since when it waits, or until when it may. */
  time: string;
  amount?: ReactNode;
  /** What the link leads to. */
  action: string;
};

const Entry = ({ to, row, title, about, time, amount, action }: EntryProps) => (
  <Link to={to} params={{ id: row.document.id }}>
    <span className="waiting-glyph" aria-hidden="true" />
    <span>
      <b>{title}</b> <span className="muted">{about}</span>
    </span>
    <span className="waiting-time">{time}</span>
    <span className="waiting-amount">{amount}</span>
    <span className="waiting-action">
      {action} <LongArrow />
    </span>
  </Link>
);

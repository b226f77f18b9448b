import { carriedTo, documentFormats, payableOf } from '@contract/billing/document';
import { invoiceFacts } from '@contract/billing/invoice-facts';
import type { Invoice } from '@contract/billing/invoice';
import { cents, formatCents } from '@contract/pricing/money';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { DocumentLines } from '../../ui/tables/line-table';
import { formatDate } from '../../lib/text/format';
import { Icon } from '../../ui/marks/icon';
import { TitleBlock } from '../../ui/layout/page-head';
import { useSignedDownload } from '../../downloads/use-download';
import { type Column, RecordTable } from '../../ui/tables/record-table';
import { Panel } from '../../ui/layout/panel';

type InvoiceSheetProps = { invoice: Invoice; /** The API's path of it. */ path: string };

/** An invoice as a drawing: title block, lines, what was paid before, and its files. */
export function InvoiceSheet({ invoice: { document, totals, number, dueOn, status, due, corrections }, path }: InvoiceSheetProps) {
  const t = useT();
  const locale = useLocale();
  const day = (value: string) => formatDate(value, locale);
  const { service } = document;
  const period = service.from === service.to ? day(service.to) : `${day(service.from)}–${day(service.to)}`;
  const isDraft = status === 'draft';
  const facts = [
    { name: t('invoice.date'), value: isDraft ? '–' : day(document.date) },
    { name: t('invoice.due-on'), value: isDraft || status === 'cancelled' || status === 'correction' ? '–' : day(dueOn) },
    { name: t('invoice.service'), value: period },
    ...invoiceFacts(document).map(({ name, value }) => ({ name: t(`invoice.fact.${name}`), value })),
  ];
  const columns = facts.length % 3 === 0 ? 3 : 4;
  return (
    <section className="panel quote-sheet" aria-label={t('invoice.title.full')}>
      <TitleBlock
        columns={columns}
        facts={facts.map((fact, index) => ({ ...fact, fullRow: index === facts.length - 1 && index % columns === 0 }))}
      />
      <DocumentLines {...document} totals={totals} />
      <Prepayments document={document} isPayable={status !== 'cancelled'} />
      {corrections.length > 0 && <Corrections corrections={corrections} due={due} />}
      <Replaced document={document} isDraft={isDraft} />
      {!isDraft && <Files number={number} path={path} />}
    </section>
  );
}

/** Shows the prepayments from partial invoices, as a table of its own because they are no part of the sum above. */
function Prepayments({ document, isPayable }: Pick<Invoice, 'document'> & { isPayable: boolean }) {
  const t = useT();
  const locale = useLocale();
  const carried = carriedTo(document);
  const { rounding, payable } = payableOf(document);
  if (document.prepayments.length === 0 && carried === 0 && rounding === 0) return null;
  const moved = (document.replaces ?? []).filter(({ paid }) => paid !== 0).map(({ number, paid: gross }) => ({ number, gross }));
  return (
    <dl className="invoice-prepayments">
      {[...document.prepayments, ...moved].map(({ number, gross }) => (
        <div key={number}>
          <dt>{t('invoice.prepaid', { number })}</dt>
          <dd>{formatCents(gross, locale)}</dd>
        </div>
      ))}
      {rounding !== 0 && (
        <div>
          <dt>{t('invoice.rounding')}</dt>
          <dd>{formatCents(rounding, locale)}</dd>
        </div>
      )}
      {isPayable && (
        <div className="payable">
          <dt>{t(document.kind === 'correction' ? 'invoice.gross' : 'invoice.payable')}</dt>
          <dd>{formatCents(cents(payable - carried), locale)}</dd>
        </div>
      )}
    </dl>
  );
}

/** Shows by how much corrections lower an invoice, and what is due then. */
function Corrections({ corrections, due }: Pick<Invoice, 'corrections' | 'due'>) {
  const t = useT();
  const locale = useLocale();
  return (
    <dl className="invoice-prepayments">
      {corrections.map(({ id, number, gross }) => (
        <div key={id}>
          <dt>{t('invoice.corrected', { number })}</dt>
          <dd>{formatCents(cents(0 - gross), locale)}</dd>
        </div>
      ))}
      <div className="payable">
        <dt>{t('invoice.payable')}</dt>
        <dd>{formatCents(cents(Math.max(0, due)), locale)}</dd>
      </div>
    </dl>
  );
}

/** Says which invoices this one takes the place of, or will when it is issued. */
function Replaced({ document: { replaces = [] }, isDraft }: Pick<Invoice, 'document'> & { isDraft: boolean }) {
  const t = useT();
  if (replaces.length === 0) return null;
  const numbers = replaces.map(({ number }) => number).join(', ');
  return <p className="small invoice-replaces">{t(isDraft ? 'invoice.replaces.draft' : 'invoice.replaces', { numbers })}</p>;
}

function Files({ number, path }: { number: string; path: string }) {
  const t = useT();
  const download = useSignedDownload();
  return (
    <div className="row between offer-foot">
      <span className="small muted mono">{number}</span>
      <span className="row">
        {documentFormats.map((format) => (
          <button
            key={format}
            type="button"
            className="button small"
            onClick={() => void download(`${path}/download-url?format=${format}`)}
          >
            <Icon name="download" small /> {t(`invoice.${format}`)}
          </button>
        ))}
      </span>
    </div>
  );
}

/** Shows the payments of an invoice and the reminders that were sent. */
export function InvoiceEntries({ invoice: { payments, reminders } }: { invoice: Invoice }) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      <Panel title={t('invoice.payments')} flush={payments.length > 0}>
        {payments.length === 0 ? <p className="muted">{t('invoice.payments.none')}</p> : <Payments payments={payments} />}
      </Panel>
      {reminders.length > 0 && (
        <Panel title={t('invoice.reminders')}>
          <ul className="stack">
            {reminders.map(({ id, level, sentOn, payUntil }) => (
              <li key={id}>{t('invoice.reminder', { level, date: formatDate(sentOn, locale), until: formatDate(payUntil, locale) })}</li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

/** Says where an entry comes from: its reference, or for a moved one the other invoice. */
function Origin({ kind, amount, reference, source }: Invoice['payments'][number]) {
  const t = useT();
  if (kind === 'refund') return [t('invoice.entry.refund'), reference].filter(Boolean).join(': ');
  if (kind === 'early_payment' || kind === 'write_off') return t(`invoice.entry.${kind}`);
  if (source === 'moved') return t(amount < 0 ? 'invoice.moved-to' : 'invoice.moved-from', { number: reference });
  return reference || t(`invoice.source.${source}`);
}

function Payments({ payments }: Pick<Invoice, 'payments'>) {
  const t = useT();
  const locale = useLocale();
  const columns: Column<Invoice['payments'][number]>[] = [
    { title: t('invoice.paid-on'), cell: ({ paidOn }) => formatDate(paidOn, locale) },
    { title: t('invoice.reference'), labelled: true, cell: (payment) => <Origin {...payment} /> },
    {
      title: t('invoice.amount'),
      className: 'nowrap',
      numeric: true,
      labelled: true,
      cell: ({ amount }) => formatCents(amount, locale),
    },
  ];
  return <RecordTable idOf={({ id }) => id} rows={payments} columns={columns} />;
}

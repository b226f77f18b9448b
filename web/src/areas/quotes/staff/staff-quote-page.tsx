import type { RequestOrigin } from '@contract/quoting/made-request';
import type { Offer, StaffQuoteView } from '@contract/quoting/offer';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/text/strings';
import { useLocale } from '../../../lib/text/locale';
import { formatDate, formatMoment } from '../../../lib/text/format';
import { PageHead } from '../../../ui/layout/page-head';
import { QuoteStatus } from '../../../ui/marks/document-status';
import type { Role } from '@contract/people/roles';
import { quoteFlow, staffTransitions, transitionsWithFiles } from '@contract/states/quote';
import { eventsOf } from '@contract/states/transition';
import type { Transitionable } from '../../../documents/transitions/use-perform';
import { actorOf, type StaffTransition, StaffTransitions } from '../../workspace/staff-transitions';
import { formatCents } from '@contract/pricing/money';
import { Icon } from '../../../ui/marks/icon';
import { Panel } from '../../../ui/layout/panel';
import { WrittenAcceptanceButton } from './written-acceptance';
import { useSignedDownload } from '../../../downloads/use-download';

type StaffQuotePageProps = {
  quote: StaffQuoteView;
  /** The buttons of the transitions that are possible now. */
  transitions: ReactNode;
  /** The editor of the offer, over the whole width; absent while none can follow. */
  workbench?: ReactNode;
  /** The column beside. */
  side: ReactNode;
  children: ReactNode;
};

/** A request as staff work on it. */
export function StaffQuotePage({ quote, transitions, workbench, side, children }: StaffQuotePageProps) {
  const t = useT();
  const locale = useLocale();
  const { company, name } = quote.contact;
  const above = (
    <nav className="breadcrumb" aria-label={t('admin.breadcrumb')}>
      <Link to="/admin/quotes" activeOptions={{ exact: true }}>
        {t('admin.quotes')}
      </Link>
      <span aria-hidden="true">/</span>
      <span>{quote.number}</span>
    </nav>
  );
  const below = (
    <div className="row quote-state">
      <QuoteStatus status={quote.status} forStaff />
      {quote.declineReason && <span className="small">{t('quote.decline-reason', { reason: quote.declineReason[locale] })}</span>}
      <span className="small muted">{t('admin.quote.from', { time: formatMoment(quote.submittedAt, locale) })}</span>
      <span className="small muted">{t(`admin.quote.language.${quote.locale}`)}</span>
      {quote.origin && <Origin origin={quote.origin} />}
      <Link className="link small" to="/admin/quotes/new" search={{ copy: quote.id }}>
        {t('admin.new-request.copy')}
      </Link>
      {quote.orderId && (
        <Link className="link small" to="/admin/orders/$id" params={{ id: quote.orderId }}>
          {t('admin.quote.order')}
        </Link>
      )}
    </div>
  );
  return (
    <>
      <PageHead title={company || name} above={above} below={below}>
        {transitions}
      </PageHead>
      {workbench}
      <div className="main-and-side">
        <div>{children}</div>
        <div>{side}</div>
      </div>
    </>
  );
}

/** Says that staff made the request, and how it reached us. */
function Origin({ origin: { source, receivedOn, by } }: { origin: RequestOrigin }) {
  const t = useT();
  const date = formatDate(receivedOn, useLocale());
  return <span className="small muted">{t('admin.origin', { name: by || '–', source: t(`admin.origin.${source}`), date })}</span>;
}

/** Shows the transitions that staff may perform on a quote now, except sending the offer, which the editor does. */
export function QuoteTransitions({ quote, role }: { quote: Transitionable<StaffQuoteView>; role: Role | null }) {
  const { status } = quote.view;
  const possible: readonly string[] = eventsOf(quoteFlow, status, actorOf(role));
  const transitions = staffTransitions.flatMap((event): StaffTransition[] =>
    event !== 'offer' && possible.includes(event)
      ? [
          {
            name: `quote.${event}`,
            text: quoteFlow[status][event]?.text,
            primary: event === 'review',
            threadId: transitionsWithFiles.includes(event) ? quote.view.id : undefined,
          },
        ]
      : [],
  );
  return (
    <>
      <WrittenAcceptanceButton quote={quote} role={role} />
      <StaffTransitions document={quote} transitions={transitions} />
    </>
  );
}

/** The versions that were sent, newest first, each as its customer has it. */
export function SentOffers({ offers, path }: { offers: readonly Offer[]; path: string }) {
  const t = useT();
  const locale = useLocale();
  const download = useSignedDownload();
  return (
    <Panel title={t('admin.quote.sent')}>
      {offers.length === 0 && <p className="muted">{t('admin.quote.sent.none')}</p>}
      <ul className="sent-offers">
        {offers.map(({ id, version, sentAt, totals }) => (
          <li key={id}>
            <span>
              <b>{t('admin.quote.version', { version })}</b> {formatCents(totals.gross, locale)}
              <small className="mono muted">{formatMoment(sentAt, locale)}</small>
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={t('file.download', { name: t('admin.quote.version', { version }) })}
              onClick={() => void download(`${path}/offers/${version}/download-url`)}
            >
              <Icon name="download" />
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

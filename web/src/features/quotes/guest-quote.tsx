import type { Quote } from '@contract/quote';
import { useT } from '../../lib/strings';
import { QuoteStatus } from '../../ui/quote-status';
import { QuoteContact } from './quote-contact';
import { QuoteNext } from './quote-next';
import { QuoteSheet } from './quote-sheet';

type GuestQuoteProps = { quote: Quote; /** The secret of the guest link. */ token: string };

/** A request as its sender sees it through the link of the mail. */
export function GuestQuote({ quote, token }: GuestQuoteProps) {
  const t = useT();
  return (
    <div className="wrap guest-quote">
      <div>
        <h1>{t('guest.title', { number: quote.number })}</h1>
        <p className="row guest-status">
          <QuoteStatus status={quote.status} />
        </p>
      </div>
      <QuoteSheet quote={quote} path={`/api/guest/${encodeURIComponent(token)}`}>
        <QuoteNext quote={quote} />
        <QuoteContact contact={quote.contact} title={t('guest.contact')} />
      </QuoteSheet>
      <p className="small muted">{t('guest.private')}</p>
    </div>
  );
}

import type { SubmittedQuote } from '@contract/quoting/quote';
import { useEffect, useRef } from 'react';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { formatLongDay } from '../../ui/marks/format-time';
import { SiteLink } from '../../ui/layout/site-link';
import { TitleBlock } from '../../ui/layout/title-block';

/** After the request was sent: its number, what happens next, and the offer of an account. */
export function SentConfirmation({ quote }: { quote: SubmittedQuote }) {
  const t = useT();
  const locale = useLocale();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, []);
  const facts = [
    { name: t('sent.number'), value: quote.number },
    { name: t('sent.email'), value: quote.email },
    { name: t('sent.date'), value: formatLongDay(quote.submittedAt, locale) },
  ];
  return (
    <div className="wrap sent">
      <h1 ref={title} tabIndex={-1}>
        {t('sent.title')}
      </h1>
      <TitleBlock columns={3} facts={facts} />
      <div className="split">
        <section>
          <h2>{t('sent.next')}</h2>
          <ol className="timeline">
            <li className="now">{t('sent.next.mail')}</li>
            <li>{t('sent.next.check')}</li>
            <li>{t('sent.next.offer')}</li>
          </ol>
        </section>
        <section>
          <h2>{t('sent.account')}</h2>
          <p>{t('sent.account.text')}</p>
          <div className="row">
            <a className="button primary" href={`/app/signup?email=${encodeURIComponent(quote.email)}`}>
              {t('sent.account.link')}
            </a>
            <SiteLink className="button" to="/">
              {t('sent.home')}
            </SiteLink>
          </div>
        </section>
      </div>
    </div>
  );
}

import type { Mail, MailDocument } from '@contract/mailbox';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { formatMoment } from '../../ui/marks/format-time';
import { Panel } from '../../ui/layout/panel';

/** To whom a mail goes, what became of it and what it is about. */
export function MailFacts({ mail }: { mail: Mail }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { to, kind, language, attempts, nextAttemptAt, error, document } = mail;
  const facts: [string, ReactNode][] = [
    [t('mailbox.to'), to],
    [t('mailbox.kind'), t(`mailbox.kind.${kind}`)],
    [t('mailbox.language'), t(`mailbox.language.${language}`)],
    [t('mailbox.document'), document && <DocumentLink document={document} />],
    [t('mailbox.attempts'), String(attempts)],
    [t('mailbox.next-attempt'), nextAttemptAt && formatMoment(nextAttemptAt, locale)],
    [t('mailbox.error'), error],
  ];
  return (
    <Panel title={t('mailbox.facts')}>
      <dl className="review-facts">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  );
}

const pages = { quote: '/admin/quotes/$id', order: '/admin/orders/$id', invoice: '/admin/invoices/$id' } as const;

function DocumentLink({ document: { topic, id, number } }: { document: MailDocument }) {
  const { t } = useTranslation();
  return (
    <Link className="link" to={pages[topic]} params={{ id }}>
      {t(`mailbox.document.${topic}`, { number })}
    </Link>
  );
}

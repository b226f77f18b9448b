import type { Mail, MailDocument, MailStatus } from '@contract/mailbox';
import { Link } from '@tanstack/react-router';
import { useT } from '../../lib/text/strings';
import { useLocale } from '../../lib/text/locale';
import { DownloadList } from '../../downloads/download-list';
import { formatMoment } from '../../lib/text/format';
import { PageHead } from '../../ui/layout/page-head';
import { Panel } from '../../ui/layout/panel';
import { mailPath, mailQuery } from './mail-queries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { post } from '../../lib/http/http';
import type { Tone } from '@contract/states/transition';
import { EmptySheet } from '../../ui/feedback/empty-sheet';

/** Shows one mail: how it looks, its text, its attachments, and its status. */
export function MailPage({ mail }: { mail: Mail }) {
  const t = useT();
  const locale = useLocale();
  const { id, subject, status, at, attachments } = mail;
  const above = (
    <nav className="breadcrumb" aria-label={t('admin.breadcrumb')}>
      <Link to="/admin/mailbox" search={{}} activeOptions={{ exact: true }}>
        {t('mailbox')}
      </Link>
    </nav>
  );
  const below = (
    <div className="row quote-state">
      <MailState status={status} />
      <time className="small muted" dateTime={at}>
        {formatMoment(at, locale)}
      </time>
    </div>
  );
  const files = attachments.map(({ name, size }) => ({ fileName: name, originalName: name, fileSize: size, check: 'clean' as const }));
  return (
    <>
      <PageHead title={subject || t('mailbox.subject.none')} above={above} below={below}>
        {status === 'failed' && <ResendMail id={id} />}
      </PageHead>
      <div className="main-and-side">
        <MailContent mail={mail} />
        <div>
          <MailFacts mail={mail} />
          {files.length > 0 && (
            <Panel title={t('mailbox.attachments')}>
              <DownloadList files={files} path={mailPath(id)} />
            </Panel>
          )}
        </div>
      </div>
    </>
  );
}

/** Shows the content of a mail in a frame that may do nothing: its page comes with a policy of its own, and with no secret in its links. */
function MailContent({ mail: { pageUrl, text } }: { mail: Mail }) {
  const t = useT();
  if (!pageUrl) {
    return (
      <Panel title={t('mailbox.page')}>
        <p className="muted">{t('mailbox.waits')}</p>
      </Panel>
    );
  }
  return (
    <div>
      <Panel title={t('mailbox.page')} flush>
        <iframe className="mail-frame" title={t('mailbox.page.frame')} src={pageUrl} sandbox="" referrerPolicy="no-referrer" />
      </Panel>
      <Panel title={t('mailbox.text')}>
        <p className="small muted">{t('mailbox.secrets')}</p>
        <pre className="mail-text">{text}</pre>
      </Panel>
    </div>
  );
}

/** Sends a mail that failed once more. The key stays while the button is there, so that a second click is the same request. */
function ResendMail({ id }: { id: string }) {
  const t = useT();
  const queryClient = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const { mutate, isPending } = useMutation({
    mutationFn: () => post<Mail>(`${mailPath(id)}/resend`, { key }),
    onSuccess: (mail) => queryClient.setQueryData(mailQuery(id).queryKey, mail),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staff', 'mails', 'list'] }),
    meta: { success: 'mailbox.resent' },
  });
  return (
    <button type="button" className="button primary" disabled={isPending} onClick={() => mutate()}>
      {t('mailbox.resend')}
    </button>
  );
}

/** Shows to whom a mail goes, its status, and what it is about. */
function MailFacts({ mail }: { mail: Mail }) {
  const t = useT();
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
  const t = useT();
  return (
    <Link className="link" to={pages[topic]} params={{ id }}>
      {t(`mailbox.document.${topic}`, { number })}
    </Link>
  );
}

const tones: Record<MailStatus, Tone> = { waiting: 'wait', sent: 'ok', failed: 'bad' };

/** Shows the status of a mail. */
export function MailState({ status }: { status: MailStatus }) {
  const t = useT();
  return <span className={`status ${tones[status]}`}>{t(`mailbox.status.${status}`)}</span>;
}

/** Shows that there is no such mail. */
export function MailMissing() {
  const t = useT();
  return (
    <EmptySheet title={t('mailbox.missing.title')} text={t('problem.mail.not-found')} level={1}>
      <Link className="button" to="/admin/mailbox" search={{}}>
        {t('mailbox.missing.list')}
      </Link>
    </EmptySheet>
  );
}

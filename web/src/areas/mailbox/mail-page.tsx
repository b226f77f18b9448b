import type { Mail } from '@contract/mailbox';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { DownloadList } from '../../downloads/download-list';
import { formatMoment } from '../../ui/marks/format-time';
import { PageHead } from '../../ui/layout/page-head';
import { Panel } from '../../ui/layout/panel';
import { MailFacts } from './mail-facts';
import { mailPath } from './mail-queries';
import { MailState } from './mail-state';
import { ResendMail } from './resend-mail';

/** One mail: as it looks, its text, what went with it, and what became of it. */
export function MailPage({ mail }: { mail: Mail }) {
  const { t } = useTranslation();
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
  const files = attachments.map(({ name, size }) => ({ fileName: name, originalName: name, fileSize: size }));
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

/** The frame may do nothing: its page comes with a policy of its own, and with no secret in its links. */
function MailContent({ mail: { pageUrl, text } }: { mail: Mail }) {
  const { t } = useTranslation();
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

import { mailKinds, type Mail, type MailDocument, type MailKind, type MailSummary } from '../../contract/mailbox';
import { withoutSecrets } from '../../platform/mail/link-secret';
import { signMailPageUrl } from './mail-page-url';
import type { OutboxRow } from '../../platform/mail/outbox-row';

/** What a template is about, by the first word of its name where that says it. */
function mailKindOf(template: string): MailKind {
  const [word = ''] = template.split('-');
  if (/^(withdrawal|cancellation)$/.test(word)) return 'declaration';
  return mailKinds.find((kind) => kind === word) ?? 'account';
}

const iso = (at: string | Date): string => new Date(at).toISOString();

type Listed = Pick<OutboxRow, 'documentId' | 'to' | 'subject' | 'template' | 'status' | 'sentAt' | 'createdAt' | 'lastError'>;

export const presentMailSummary = ({ documentId, to, subject, template, status, sentAt, createdAt, lastError }: Listed): MailSummary => ({
  id: documentId,
  to,
  subject: subject ?? '',
  kind: mailKindOf(template),
  status,
  at: iso(sentAt ?? createdAt),
  error: lastError ?? '',
});

/** @param showsSecrets where the mailbox is the only place at which a mail arrives */
export function presentMail(row: OutboxRow, { document, showsSecrets }: { document: MailDocument | null; showsSecrets: boolean }): Mail {
  const { documentId, language, attempts, status, runAfter, text, html, attachments } = row;
  return {
    ...presentMailSummary(row),
    language,
    attempts,
    nextAttemptAt: status === 'waiting' ? iso(runAfter) : null,
    text: showsSecrets ? (text ?? '') : withoutSecrets(text ?? ''),
    pageUrl: html === null ? null : signMailPageUrl(documentId),
    attachments: (attachments ?? []).map(({ name, size }) => ({ name, size })),
    document,
  };
}

import type { MailStatus } from '@contract/mailbox';
import type { Tone } from '@contract/states/transition';
import { useTranslation } from 'react-i18next';

const tones: Record<MailStatus, Tone> = { waiting: 'wait', sent: 'ok', failed: 'bad' };

/** What has become of a mail. */
export function MailState({ status }: { status: MailStatus }) {
  const { t } = useTranslation();
  return <span className={`status ${tones[status]}`}>{t(`mailbox.status.${status}`)}</span>;
}

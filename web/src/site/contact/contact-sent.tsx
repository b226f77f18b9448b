import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { formatMoment } from '../../ui/marks/format-time';
import { SiteLink } from '../../ui/layout/site-link';
import { TitleBlock } from '../../ui/layout/title-block';
import { useFocusedTitle } from '../../ui/layout/use-focused-title';
import type { SentMessage } from './use-contact-form';

/** After the message was sent: that it arrived, and what happens next. */
export function ContactSent({ sent, onAgain }: { sent: SentMessage; onAgain: () => void }) {
  const t = useT();
  const locale = useLocale();
  const title = useFocusedTitle();
  const facts = [
    { name: t('contact-form.sent.email'), value: sent.email },
    { name: t('contact-form.sent.topic'), value: t(`contact-form.topic.${sent.topic}`) },
    { name: t('contact-form.sent.at'), value: formatMoment(sent.receivedAt, locale) },
  ];
  return (
    <div className="stack form-done">
      <h2 ref={title} tabIndex={-1}>
        {t('contact-form.sent.title')}
      </h2>
      <TitleBlock columns={3} facts={facts} />
      <div className="row">
        <button type="button" className="button" onClick={onAgain}>
          {t('contact-form.sent.again')}
        </button>
        <SiteLink className="button ghost" to="/">
          {t('missing.home')}
        </SiteLink>
      </div>
    </div>
  );
}

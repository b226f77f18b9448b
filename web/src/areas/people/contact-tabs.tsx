import { contactKinds } from '@contract/people/person';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { MessageFilter } from '../workspace/staff-queries';

type ContactTabsProps = {
  /** What is searched for among people. */
  q?: string | undefined;
  /** Which messages are shown, where they are. */
  messages?: MessageFilter;
};

/** People by kind, beside the messages of the contact form. */
export function ContactTabs({ q, messages }: ContactTabsProps) {
  const { t } = useTranslation();
  const status = messages ? messages.status : 'open';
  return (
    <nav className="segments-scroll" aria-label={t('admin.contacts.views')}>
      <div className="segments">
        {[undefined, ...contactKinds].map((kind) => (
          <Link key={kind ?? 'all'} to="/admin/contacts" search={{ kind, q }} activeOptions={{ exact: true }}>
            {t(`admin.contacts.view.${kind ?? 'all'}`)}
          </Link>
        ))}
        <Link to="/admin/contacts" search={{ view: 'messages', status }}>
          {t('admin.contacts.view.messages')}
        </Link>
      </div>
    </nav>
  );
}

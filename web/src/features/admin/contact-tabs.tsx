import { contactKinds } from '@contract/person';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** People by kind, beside the messages of the contact form. */
export function ContactTabs() {
  const { t } = useTranslation();
  return (
    <nav className="segments-scroll" aria-label={t('admin.contacts.views')}>
      <div className="segments">
        {[undefined, ...contactKinds].map((kind) => (
          <Link key={kind ?? 'all'} to="/admin/contacts" search={{ kind }} activeOptions={{ exact: true }}>
            {t(`admin.contacts.view.${kind ?? 'all'}`)}
          </Link>
        ))}
        <Link to="/admin/contacts" search={{ view: 'messages', status: 'open' }} activeOptions={{ includeSearch: false }}>
          {t('admin.contacts.view.messages')}
        </Link>
      </div>
    </nav>
  );
}

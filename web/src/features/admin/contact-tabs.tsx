import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** Customers' accounts beside the messages of the contact form. */
export function ContactTabs() {
  const { t } = useTranslation();
  return (
    <nav className="segments-scroll" aria-label={t('admin.contacts.views')}>
      <div className="segments">
        <Link to="/admin/contacts" search={{}} activeOptions={{ exact: true }}>
          {t('admin.contacts.view.customers')}
        </Link>
        <Link to="/admin/contacts" search={{ view: 'messages', status: 'open' }} activeOptions={{ includeSearch: false }}>
          {t('admin.contacts.view.messages')}
        </Link>
      </div>
    </nav>
  );
}

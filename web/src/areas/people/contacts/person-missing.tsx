import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';

/** There is no such contact, or not any more. */
export function PersonMissing() {
  const { t } = useTranslation();
  return (
    <EmptySheet level={1} title={t('people.missing')} text={t('problem.contact.person-not-found')}>
      <Link className="button" to="/admin/contacts" search={{}}>
        {t('people.show-all')}
      </Link>
    </EmptySheet>
  );
}

import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';

/** There is no such contractor, or not any more. */
export function ContractorMissing() {
  const { t } = useTranslation();
  return (
    <EmptySheet level={1} title={t('crew.missing')} text={t('problem.contractor.not-found')}>
      <Link className="button" to="/admin/contractors" search={{}}>
        {t('people.show-all')}
      </Link>
    </EmptySheet>
  );
}

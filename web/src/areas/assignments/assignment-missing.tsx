import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptySheet } from '../../ui/feedback/empty-sheet';

/** No such assignment, or somebody else's: both look the same. */
export function AssignmentMissing() {
  const { t } = useTranslation();
  return (
    <div className="missing-quote">
      <EmptySheet level={1} title={t('assignment.missing.title')} text={t('assignment.missing.text')}>
        <Link className="button primary" to="/contractor/dashboard">
          {t('assignment.missing.list')}
        </Link>
      </EmptySheet>
    </div>
  );
}

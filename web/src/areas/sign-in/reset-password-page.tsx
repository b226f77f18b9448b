import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PasswordByLink, type LinkPageProps } from './password-by-link';
import { resetPassword } from './session-api';

/** A new password for an account that is there. */
export function ResetPasswordPage(props: LinkPageProps) {
  const { t } = useTranslation();
  const dead = (
    <>
      <p>{t('auth.reset.dead')}</p>
      <Link className="button primary full" to="/app/forgot-password">
        {t('auth.reset.new-link')}
      </Link>
    </>
  );
  const texts = { title: t('auth.reset.title'), lead: t('auth.reset.lead'), submit: t('auth.reset.submit') };
  return <PasswordByLink {...props} {...texts} dead={dead} send={resetPassword} />;
}

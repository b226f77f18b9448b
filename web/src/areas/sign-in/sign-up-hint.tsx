import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** For those who have no account yet. */
export function SignUpHint({ returnTo }: { returnTo?: string }) {
  const { t } = useTranslation();
  return (
    <p className="small centered">
      {t('auth.login.sign-up')}{' '}
      <Link to="/app/signup" search={{ returnTo }}>
        {t('auth.login.sign-up.link')}
      </Link>
    </p>
  );
}

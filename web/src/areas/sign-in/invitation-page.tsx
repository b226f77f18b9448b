import { useTranslation } from 'react-i18next';
import { PasswordByLink, type LinkPageProps } from './password-by-link';
import { acceptInvitation } from './session-api';

/** The first password of a contractor who was invited: with it there is an account. */
export function InvitationPage(props: LinkPageProps) {
  const { t } = useTranslation();
  const texts = { title: t('auth.invitation.title'), lead: t('auth.invitation.lead'), submit: t('auth.invitation.submit') };
  return <PasswordByLink {...props} {...texts} dead={<p>{t('auth.invitation.dead')}</p>} send={acceptInvitation} />;
}

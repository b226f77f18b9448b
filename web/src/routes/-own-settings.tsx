import type { Area } from '@contract/people/roles';
import { useNavigate } from '@tanstack/react-router';
import { type Session, useSession } from '../areas/sign-in/session/session';
import { SettingsPage } from '../areas/settings/settings-page';

/** The settings of whoever is signed in, in the frame of their area. */
export function OwnSettings({ area, session }: { area: Area; session: Session }) {
  const navigate = useNavigate();
  const { account } = useSession(session);
  if (!account) return null;
  return <SettingsPage account={account} area={area} session={session} onAddressChanged={() => void navigate({ to: '/app/email' })} />;
}

import { useSyncExternalStore } from 'react';
import { useT } from '../text/strings';
import type { Contact } from './contact';

/** Says that what is shown is as it was when the server could last be reached. */
export function ContactNote({ contact }: { contact: Contact }) {
  const t = useT();
  const isLost = useSyncExternalStore(contact.subscribe, contact.isLost);
  return (
    <div className="contact-note" role="status">
      {isLost && <p className="wrap">{t('live.lost')}</p>}
    </div>
  );
}

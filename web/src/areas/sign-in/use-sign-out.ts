import { useState } from 'react';
import { useT, type StringKey } from '../../lib/text/strings';
import { useToast } from '../../ui/feedback/toasts';
import { leaveNotice } from './notice';
import type { Session } from './session/session';

/** Signs out and says so (spec §4 "Logout"); the gate then leads to the area's login page. */
export function useSignOut(session: Session | undefined, texts: { done: StringKey; failed: StringKey }) {
  const t = useT();
  const { main } = useToast();
  const [signingOut, setSigningOut] = useState(false);
  const signOut = async (): Promise<void> => {
    setSigningOut(true);
    try {
      await session?.signOut(() => leaveNotice({ kind: 'success', text: texts.done }));
    } catch {
      main.error(t(texts.failed));
    } finally {
      setSigningOut(false);
    }
  };
  return { signOut, signingOut };
}

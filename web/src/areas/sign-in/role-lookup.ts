import { ROLE_TIMEOUT_MS, type Role } from '@contract/people/roles';
import type { SessionApi } from './session-api';
import type { SessionStateHolder } from './session-state';

/** Asks for the role of whoever is signed in, once for each sign-in. */
export function createRoleLookup(roleOf: SessionApi['roleOf'], { read, set }: SessionStateHolder) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lookedUp: string | null = null;
  return {
    /** A lookup that fails makes a customer of everybody (spec §4); one that hangs is overdue after 15 s. */
    async begin(uid: string): Promise<void> {
      if (lookedUp === uid) return;
      lookedUp = uid;
      clearTimeout(timer);
      timer = setTimeout(() => set({ roleOverdue: true }), ROLE_TIMEOUT_MS);
      const userRole = await roleOf(uid).catch((): Role => 'user');
      if (read().currentUser?.uid !== uid) return;
      clearTimeout(timer);
      set({ userRole, roleOverdue: false });
    },
    end(): void {
      clearTimeout(timer);
      lookedUp = null;
    },
  };
}

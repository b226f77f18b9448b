import { isSuperAdmin, type Role } from '@contract/people/roles';
import type { Actor } from '@contract/states/transition';

/** As whom somebody of the team moves documents. */
export const actorOf = (role: Role | null): Extract<Actor, 'staff' | 'lead'> => (isSuperAdmin(role) ? 'lead' : 'staff');

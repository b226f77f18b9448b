import { auditActors, type AuditActor } from '../../contract/people/audit';

/** Facts about accounts name the account's role. */
const ofRole: Record<string, AuditActor> = { user: 'customer', admin: 'staff', super_admin: 'lead' };

/** Who caused a fact, in one vocabulary. */
export const auditActorOf = (actor: string): AuditActor => ofRole[actor] ?? auditActors.find((known) => known === actor) ?? 'visitor';

/** The names under which the log keeps an actor. */
export const loggedNamesOf = (actor: AuditActor): string[] => [
  actor,
  ...Object.entries(ofRole).flatMap(([role, same]) => (same === actor ? [role] : [])),
];

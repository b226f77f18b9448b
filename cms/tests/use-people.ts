import { beforeAll } from 'vitest';
import type { Role } from '../src/contract/people/roles';
import { signedInAs, staffMember, type SignedIn } from './accounts';
import type { Shop } from './strapi';

/** Signs people in before the tests of a file begin; those of the team have all rights of their role. */
export function usePeople<Name extends string>(shop: Shop, roles: Record<Name, Role>): Record<Name, SignedIn> {
  const requested = Object.entries(roles) as [Name, Role][];
  const people = Object.fromEntries(requested.map(([name]) => [name, {}])) as Record<Name, SignedIn>;
  beforeAll(async () => {
    for (const [name, role] of requested) {
      const isOfTeam = role === 'admin' || role === 'super_admin';
      Object.assign(people[name], isOfTeam ? await staffMember(shop, role) : await signedInAs(shop, role));
    }
  });
  return people;
}

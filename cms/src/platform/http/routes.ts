import { roles, type Role } from '../../contract/people/roles';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Caller = Role | 'public';

/**
 * The callers that a route is for (spec §6). `open` routes are served without authentication and check what they need
 * themselves (cart secret, link, cookie); all others are closed to everybody but their callers.
 */
type Rights = 'open' | { callers: readonly Caller[]; verified: boolean };
type Route = { method: Method; path: string; handler: string; rights: Rights };

const routeFor = (rights: Rights) => (method: Method, path: string, handler: string) => ({ method, path, handler, rights });

/** A route without authentication. */
export const open = routeFor('open');
/** A route for visitors and for every role, with the caller's account where there is one. */
export const everybody = routeFor({ callers: ['public', ...roles], verified: false });
/** A route for every role, also while the account's address is not verified. */
export const signedIn = routeFor({ callers: roles, verified: false });
/** A route for every role once the account's address is verified, as it must be for the routes of single roles too. */
export const verified = routeFor({ callers: roles, verified: true });
export const contractors = routeFor({ callers: ['contractor'], verified: true });
export const staff = routeFor({ callers: ['admin', 'super_admin'], verified: true });
export const superAdmins = routeFor({ callers: ['super_admin'], verified: true });

/** Builds the routes of an api as Strapi loads them. Each has a `config` of its own, since Strapi writes the route's scope into it. */
export const routes = (list: readonly Route[]) => ({ routes: list.map((route) => ({ ...route, config: configOf(route.rights) })) });

function configOf(rights: Rights): { auth?: false; policies?: string[] } {
  if (rights === 'open') return { auth: false };
  return rights.verified ? { policies: ['global::verified'] } : {};
}

/** A route as Strapi loaded it; one that was not built here may lack rights. */
type LoadedRoute = { method: string; path: string; handler: unknown; rights?: Rights };
type Apis = Record<string, { routes: Record<string, { routes: readonly LoadedRoute[] }> }>;

/**
 * Returns the account plugin's permissions: each action with its callers.
 * @throws Error for a route without rights, and for two routes of one action whose rights differ
 */
export function permissionsOf(apis: Apis): Map<string, readonly Caller[]> {
  const found = new Map<string, Rights>();
  for (const [name, api] of Object.entries(apis)) {
    for (const { method, path, handler, rights } of Object.values(api.routes).flatMap((router) => router.routes)) {
      const action = `api::${name}.${String(handler)}`;
      if (!rights) throw new Error(`${method} ${path} does not say who may call it`);
      if (JSON.stringify(found.get(action) ?? rights) !== JSON.stringify(rights))
        throw new Error(`${method} ${path}: another route of ${action} has other rights`);
      found.set(action, rights);
    }
  }
  return new Map([...found].map(([action, rights]) => [action, rights === 'open' ? [] : rights.callers]));
}

/**
 * Checks whether a request's path is `place` or below it, as Strapi's router sees it: capitals and small letters are the
 * same to it, and so is a slash at the end. Encoded letters and double slashes are others, which reach no route.
 */
export function isBelow(path: string, place: string): boolean {
  const next = path[place.length];
  return (next === undefined || next === '/') && path.slice(0, place.length).toLowerCase() === place.toLowerCase();
}

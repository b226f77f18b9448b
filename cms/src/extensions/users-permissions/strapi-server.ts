import type { Core } from '@strapi/strapi';
import { accountAttributes } from '../../domain/people/seed-roles';
import { asCustomerWithoutFactor, type AccountRow } from '../../domain/people/account-row';

type JwtService = { verify(token: string): Promise<{ id: number; sessionId?: string }> };
type UserService = { fetchAuthenticatedUser(id: number): Promise<AccountRow | null> };
type Dependencies = { strapi: Core.Strapi };

type Plugin = {
  contentTypes: { user: { schema: { attributes: object; indexes?: object[]; pluginOptions?: object } } };
  services: { jwt: (dependencies: Dependencies) => JwtService; user: (dependencies: Dependencies) => UserService };
  routes: Record<string, unknown>;
};

/**
 * The account plugin as this shop uses it: its table, roles, permissions and session store stay; its public routes go,
 * since they hand out the refresh token, keep mailed links in clear text without an end and tell who has an account.
 * The shop's own routes are in `api/account`.
 */
export default function extendAccounts(plugin: Plugin): Plugin {
  const { schema } = plugin.contentTypes.user;
  Object.assign(schema.attributes, accountAttributes);
  // Staff see customers in the shop's own area, behind a second factor; the panel has none.
  schema.pluginOptions = { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } };
  schema.indexes = [{ name: 'up_users_email_unique', columns: ['email'], type: 'unique' }];
  plugin.routes['content-api'] = { type: 'content-api', routes: [] };

  const createJwt = plugin.services.jwt;
  plugin.services.jwt = (dependencies) => {
    const jwt = createJwt(dependencies);
    return {
      ...jwt,
      /** Verifies an access token, which ends with its session, not only with its time. */
      async verify(token) {
        const payload = await jwt.verify(token);
        const sessions = dependencies.strapi.sessionManager('users-permissions');
        if (!payload.sessionId || !(await sessions.isSessionActive(payload.sessionId))) throw new Error('Invalid token.');
        return payload;
      },
    };
  };

  const createUsers = plugin.services.user;
  plugin.services.user = (dependencies) => {
    const users = createUsers(dependencies);
    return {
      ...users,
      fetchAuthenticatedUser: async (id) => asCustomerWithoutFactor(dependencies.strapi, await users.fetchAuthenticatedUser(id)),
    };
  };
  return plugin;
}

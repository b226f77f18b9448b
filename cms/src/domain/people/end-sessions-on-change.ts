import type { Core } from '@strapi/strapi';
import { endSessions } from './sessions';

const ending = ['role', 'blocked', 'password'];

/**
 * Ends an account's sessions when its role, block or password changes, whoever changed it: a flow, the command line or
 * a panel administrator. (`blocked` and `role` also count at once for a token that is still under way.)
 */
export function endSessionsOfChangedAccounts(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['plugin::users-permissions.user'],
    async afterUpdate({ params, result }) {
      const { data = {} } = params as { data?: Record<string, unknown> };
      const { id } = result as { id: number };
      if (ending.some((field) => data[field] !== undefined)) await endSessions(strapi, { id });
    },
  });
}

import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { AuditChange } from '../contract/people/audit';
import { appendEvents, type NewEvent } from '../platform/events/append-event';
import { editorNow } from '../platform/events/follow-content';

/** The rights of one panel account or role, by its id, as the log may say them: codes and counts. */
type Held = Map<string, { name: 'account.panel-role-changed' | 'account.panel-rights-changed'; values: Map<AuditChange['field'], string> }>;

type User = { documentId: string; isActive: boolean; roles: { code: string }[] };
type Permission = { action: string; subject: string | null; properties: unknown; conditions: unknown; role: { code: string } | null };

/** Reads who may do what in the panel: the roles of its accounts, and the permissions of its roles. */
export async function readPanelRights(strapi: Core.Strapi): Promise<Held> {
  const [users, roles, permissions]: [User[], { code: string; documentId: string }[], Permission[]] = await Promise.all([
    strapi.db.query('admin::user').findMany({ populate: ['roles'] }),
    strapi.db.query('admin::role').findMany({ select: ['code', 'documentId'] }),
    strapi.db.query('admin::permission').findMany({ populate: ['role'] }),
  ]);
  return new Map([
    ...users.map(({ documentId, isActive, roles: held }) =>
      heldBy(documentId, 'account.panel-role-changed', [
        [
          'role',
          held
            .map(({ code }) => code)
            .sort()
            .join(', '),
        ],
        ['active', String(isActive)],
      ]),
    ),
    ...roles.map(({ code, documentId }) => {
      const own = permissions.filter(({ role }) => role?.code === code);
      return heldBy(documentId, 'account.panel-rights-changed', [['rights', `${code}: ${own.length} (${digestOf(own)})`]]);
    }),
  ]);
}

const heldBy = (id: string, name: NonNullable<ReturnType<Held['get']>>['name'], values: [AuditChange['field'], string][]) =>
  [id, { name, values: new Map(values) }] as const;

/** Returns a short digest of permissions: it differs when another action, field or condition is allowed, however many they are. */
const digestOf = (permissions: readonly Permission[]): string =>
  createHash('sha256')
    .update(
      permissions
        .map(({ action, subject, properties, conditions }) => JSON.stringify([action, subject, properties, conditions]))
        .sort()
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 8);

/** Logs what has changed about the panel's rights since they were read. Of two changes at once each request may log both. */
export async function logPanelRights(strapi: Core.Strapi, before: Held): Promise<void> {
  const after = await readPanelRights(strapi);
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  const facts = ids.flatMap((id) => factOf(strapi, id, before.get(id), after.get(id)));
  if (facts.length > 0) await strapi.db.transaction(({ trx }) => appendEvents(strapi, trx, facts));
}

type Rights = ReturnType<Held['get']>;

function factOf(strapi: Core.Strapi, subject: string, before: Rights, after: Rights): NewEvent[] {
  const name = (after ?? before)?.name;
  const fields = [...new Set([...(before?.values.keys() ?? []), ...(after?.values.keys() ?? [])])];
  const changes = fields
    .map((field): AuditChange => ({ field, from: before?.values.get(field) ?? null, to: after?.values.get(field) ?? null }))
    .filter(({ from, to }) => from !== to);
  if (!name || changes.length === 0) return [];
  return [{ topic: 'account', name, subject, actor: 'editor', data: { editorId: editorNow(strapi), changes } }];
}

import type { Shop } from './strapi';

const PASSWORD = 'Zeichenbrett-2026';
const headers = { 'content-type': 'application/json' };

/** Calls the panel's API as a new editor with the role of this code. */
export async function panelEditor(shop: Shop, code: string) {
  const email = `${code}@planquadrat.example`;
  const role = await shop.strapi.db.query('admin::role').findOne({ where: { code } });
  const account = { email, firstname: 'E', lastname: 'D', password: PASSWORD, isActive: true, registrationToken: null, roles: [role.id] };
  await shop.strapi.service('admin::user').create(account);
  const login = await shop.http('/admin/login', { method: 'POST', headers, body: JSON.stringify({ email, password: PASSWORD }) });
  const { data } = (await login.json()) as { data: { token: string } };
  return async (method: string, path: string, body?: object) => {
    const answer = await shop.http(path, {
      method,
      headers: { ...(!(body instanceof FormData) && headers), authorization: `Bearer ${data.token}` },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json().catch(() => null)) as Record<string, never> | null };
  };
}

export type CallPanel = Awaited<ReturnType<typeof panelEditor>>;

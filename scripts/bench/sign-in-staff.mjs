import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, run } from '../steps.mjs';

const { TOTP } = createRequire(join(root, 'cms', 'package.json'))('otpauth');
const login = { email: 'bench@planquadrat.example', password: 'only-for-this-measurement' };

/** Makes an account of the team with a second factor. @returns its access token */
export async function signInStaff(webUrl, env) {
  const created = await run(process.execPath, ['scripts/user.mjs', 'create', login.email, 'admin', login.password], { env });
  if (created.code !== 0) throw new Error(created.output);
  const call = async (path, body, token) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${webUrl}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return text && JSON.parse(text);
  };
  const { accessToken } = await call('auth/login', login);
  const { secret } = await call('account/second-factor', {}, accessToken);
  await call('account/second-factor/confirm', { code: new TOTP({ secret }).generate() }, accessToken);
  return accessToken;
}

import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { Email } from '../contract/people/account';
import { Problem } from '../contract/problem';
import { Role, roles } from '../contract/people/roles';
import { blockAccount, changeRole } from '../domain/people/block-account';
import { signUp } from '../domain/people/sign-up';
import { createPanelAdministrator } from '../panel/create-roles';
import { translate } from '../platform/strings/translate';
import { findAccount, type AccountRow } from '../domain/people/account-row';

const USAGE = `Commands:
  create EMAIL [ROLE] [PASSWORD]   a shop account, its address believed; a password is made if none is given
  role EMAIL ROLE                  ROLE: ${roles.join(', ')}
  block EMAIL                      ends its sessions at once
  unblock EMAIL
  panel EMAIL [PASSWORD]           an administrator of the editors' panel`;

type Command = (strapi: Core.Strapi, email: string, rest: string[]) => Promise<string>;

const commands: Record<string, Command> = {
  async create(strapi, email, [role = 'user', password = newPassword()]) {
    await signUp(strapi, { email, password }, { role: roleOf(role), confirmed: true });
    return `Created ${email} as ${role}, password: ${password}`;
  },
  async role(strapi, email, [role = '']) {
    await changeRole(strapi, await accountAt(strapi, email), roleOf(role));
    return `${email} is ${role} now; its sessions ended.`;
  },
  async block(strapi, email) {
    const { documentId: accountId } = await accountAt(strapi, email);
    await blockAccount(strapi, { accountId, blocked: true });
    return `${email} is blocked; its sessions ended.`;
  },
  async unblock(strapi, email) {
    const { documentId: accountId } = await accountAt(strapi, email);
    await blockAccount(strapi, { accountId, blocked: false });
    return `${email} may sign in again.`;
  },
  async panel(strapi, email, [password = newPassword()]) {
    if (await strapi.db.query('admin::user').findOne({ where: { email } })) throw new Error(`${email} is an administrator already.`);
    await createPanelAdministrator(strapi, { email, password, firstname: email.split('@')[0] ?? email, lastname: '' });
    return `Created the panel administrator ${email}, password: ${password}`;
  },
};

/** Runs one command of `npm run user`. @returns the text to print @throws Error with a sentence that names the mistake */
export async function manageUsers(strapi: Core.Strapi, [name = '', address = '', ...rest]: string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || !address) throw new Error(USAGE);
  const email = Email.safeParse(address);
  if (!email.success) throw new Error(`"${address}" is no e-mail address.`);
  try {
    return await command(strapi, email.data, rest);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const [field] = Object.values(error.fields);
    throw new Error(translate('en', field ?? `problem.${error.code}`, error.data), { cause: error });
  }
}

const newPassword = (): string => randomBytes(15).toString('base64url');

function roleOf(name: string): Role {
  const role = Role.safeParse(name);
  if (!role.success) throw new Error(`"${name}" is no role. Roles: ${roles.join(', ')}`);
  return role.data;
}

async function accountAt(strapi: Core.Strapi, email: string): Promise<AccountRow> {
  const account = await findAccount(strapi, { email });
  if (!account) throw new Error(`There is no account with the address ${email}.`);
  return account;
}

import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { findAccount, type AccountRow } from '../../domain/people/account-row';
import { demoAddress, kim } from './customers';
import type { ContractorRow } from '../../domain/production/contractors/find-contractors';
import type { ContractorProfile } from '../../contract/production/contractor';
import { cents } from '../../contract/pricing/money';
import type { ActorKind } from '../../contract/states/transition';
import { changeProfile } from '../../domain/people/block-account';
import { inviteContractor } from '../../domain/production/contractors/invitations';
import { saveContractor } from '../../domain/production/contractors/save-contractor';
import { signUp } from '../../domain/people/sign-up';
import { keyOf, type Cast } from './scenario';

const MIKA = { email: 'mika.zeichner@planquadrat.example', name: 'Mika Zeichner', company: 'Zeichenbüro Zeichner' };

const profiles: Record<keyof Cast['contractors'], ContractorProfile & { notes: string }> = {
  noa: {
    skills: ['paper-to-cad', 'as-built', '3d-modelle/bim-modell-lod-200'],
    formats: ['dwg', 'dxf', 'pdf', 'ifc', 'e57'],
    rates: [
      { per: 'plan', price: cents(3_800) },
      { per: 'sqm', price: cents(140) },
    ],
    languages: ['de', 'en', 'es'],
    weeklyHours: 30,
    notes: 'Sehr sauber bei Bestandsplänen, liefert meist einen Tag früher.',
  },
  mika: {
    skills: ['cad-services', 'daten-services', '3d-modelle'],
    formats: ['dwg', 'rvt', 'ifc', 'xlsx'],
    rates: [{ per: 'plan', price: cents(4_200) }],
    languages: ['de', 'pl'],
    weeklyHours: 40,
    notes: '',
  },
};

/** Finds the demo's logins and adds what they do not have yet: a second contractor, profiles, an address, an invitation. */
export async function prepareCast(strapi: Core.Strapi): Promise<Cast> {
  const member = async (kind: ActorKind, email: string) => {
    const { documentId: accountId, name } = await accountAt(strapi, email);
    return { kind, accountId, name: name ?? email };
  };
  const password = `Plan-${randomBytes(24).toString('base64url')}-7`;
  if (!(await findAccount(strapi, { email: MIKA.email })))
    await signUp(strapi, { ...MIKA, password }, { role: 'contractor', confirmed: true });
  const customer = await accountAt(strapi, demoAddress('user'));
  const staff = await member('admin', demoAddress('admin'));
  const superAdmin = await member('superAdmin', demoAddress('super_admin'));
  const noa = await member('contractor', demoAddress('contractor'));
  const mika = await member('contractor', MIKA.email);
  await giveAddress(strapi, customer);
  for (const [name, { accountId }] of [
    ['noa', noa],
    ['mika', mika],
  ] as const)
    await giveProfile(strapi, accountId, { name, superAdmin });
  const invited = { email: 'ines.modell@planquadrat.example', name: 'Ines Modell', language: 'de' } as const;
  await inviteContractor(strapi, { ...invited, key: keyOf('invitation') }, superAdmin.accountId);
  return { customer, staff, superAdmin, contractors: { noa, mika } };
}

async function accountAt(strapi: Core.Strapi, email: string): Promise<AccountRow> {
  const account = await findAccount(strapi, { email });
  if (!account) throw new Error(`the demo has no account ${email}`);
  return account;
}

async function giveAddress(strapi: Core.Strapi, account: AccountRow): Promise<void> {
  if (account.company || account.billingAddress) return;
  const { company, phone, vatId } = kim.contact;
  await changeProfile(strapi, account, { company, phone, vatId, billingAddress: kim.billing });
}

type Profiled = { name: keyof Cast['contractors']; superAdmin: Cast['superAdmin'] };

async function giveProfile(strapi: Core.Strapi, contractorId: string, { name, superAdmin }: Profiled): Promise<void> {
  const before: ContractorRow | null = await strapi.db.query('api::contractor.contractor').findOne({ where: { accountId: contractorId } });
  if (before) return;
  await saveContractor(strapi, { contractorId, change: { ...profiles[name], revision: 0 }, accountId: superAdmin.accountId });
}

import type { Core } from '@strapi/strapi';
import { currentTime, liveAt } from '../../platform/time/time';
import { completeDeliveries } from '../../domain/production/orders/complete-deliveries';
import { expireAssignments, withdrawAssignments, postponeAssignments } from '../../domain/production/assignments/follow-documents';
import { expireOffers, remindOfOffers } from '../../domain/quoting/offer-deadlines';
import { followPeople } from '../../domain/records/people';
import { remind } from '../../domain/billing/remind';
import { hasDemoDocuments } from '../../platform/settings';
import {
  ago,
  minutesAgo,
  morningsBetween,
  type Step,
  cartIdOf,
  type Cast,
  type Scene,
  type ScheduledStep,
  schedule,
  uploadOnce,
  keyOf,
} from './scenario';
import { orderSteps } from './scenarios-of-orders';
import { requestSteps } from './scenarios-of-requests';
import { sharedWorkSteps } from './scenarios-of-shared-work';
import type { ContactRow } from '../../domain/people/find-contacts';
import type { ContactRequest } from '../../contract/people/contact';
import { CONTACT_FILES } from '../../contract/people/contact-topics';
import { performContactStep, sendContact } from '../../domain/people/send-contact';
import { declare } from '../../domain/records/declarations';
import { bennett, hohenfels, kim, demoAddress } from './customers';
import { type DemoFile, flat, pngPlan } from './plan-files';
import { randomBytes } from 'node:crypto';
import { findAccount, type AccountRow } from '../../domain/people/account-row';
import { type ContractorRow, saveContractor } from '../../domain/production/contractors/contractors';
import type { ContractorProfile } from '../../contract/production/contractor';
import { cents } from '../../contract/pricing/money';
import type { ActorKind } from '../../contract/states/transition';
import { changeProfile } from '../../domain/people/block-account';
import { inviteContractor } from '../../domain/production/contractors/invitations';
import { signUp } from '../../domain/people/sign-up';

/** Progress: `done` of the steps that lead up to `start`, the time at which the demo began. */
type Progress = { start: string; done: number; finished: boolean };

type Due = { at: Date; run: (strapi: Core.Strapi, start: Date, cast: Cast) => Promise<unknown> };

/**
 * Fills the lists with documents in every state by running some weeks of the shop's work before its first start; in demo
 * mode only. Called before the jobs run, since they act at the present time. A start that was cut short continues at the
 * next one; finished steps stay as people left them since.
 */
export async function fillDemo(strapi: Core.Strapi): Promise<void> {
  if (!hasDemoDocuments) return;
  const store = strapi.store({ type: 'core', name: 'demo' });
  const progress = ((await store.get({ key: 'progress' })) as Progress | null) ?? (await begin(strapi));
  if (!progress || progress.finished) return;
  const stop = keepMoments(strapi);
  try {
    const start = new Date(progress.start);
    const steps = inOrder(start);
    const cast = await prepareCast(strapi);
    strapi.log.info(`Living through ${steps.length} steps of the demo …`);
    for (const [index, { at, run }] of steps.entries()) {
      if (index < progress.done) continue;
      await liveAt(at, () => run(strapi, start, cast));
      await store.set({ key: 'progress', value: { ...progress, done: index + 1 } });
    }
    await store.set({ key: 'progress', value: { ...progress, done: steps.length, finished: true } });
  } finally {
    stop();
  }
}

/** Begins the demo; null in an installation that has documents of its own. */
async function begin(strapi: Core.Strapi): Promise<Progress | null> {
  if ((await strapi.db.query('api::quote.quote').count()) > 0) return null;
  const progress: Progress = { start: new Date().toISOString(), done: 0, finished: false };
  await strapi.store({ type: 'core', name: 'demo' }).set({ key: 'progress', value: progress });
  return progress;
}

/** Orders all steps, and the clock's work each morning, by time: numbers count in the order of days. */
function inOrder(start: Date): Due[] {
  const steps = [...requestSteps, ...orderSteps, ...sharedWorkSteps, ...contactSteps].map(({ at, ...step }) => ({
    at: at(start),
    run: acted(step),
  }));
  const first = steps.reduce((earliest, { at }) => (at < earliest ? at : earliest), start);
  const mornings = morningsBetween(first, start).map((at) => ({ at, run: letTimePass }));
  return [...steps, ...mornings].sort((one, other) => one.at.getTime() - other.at.getTime());
}

const acted =
  ({ step, ...rest }: Omit<ScheduledStep, 'at'>): Due['run'] =>
  (strapi, start, cast) =>
    step({ ...rest, strapi, start, cast });

async function letTimePass(strapi: Core.Strapi): Promise<void> {
  for (const job of [
    expireOffers,
    expireAssignments,
    completeDeliveries,
    withdrawAssignments,
    postponeAssignments,
    remind,
    remindOfOffers,
    followPeople,
  ])
    await job(strapi);
}

/** Lets rows carry the time at which their step happened, not the one at which they were written. */
function keepMoments(strapi: Core.Strapi): () => void {
  return strapi.db.lifecycles.subscribe({
    beforeCreate({ params }) {
      params.data.createdAt = currentTime();
      params.data.updatedAt = currentTime();
    },
  });
}

type Message = Pick<ContactRequest, 'topic' | 'message'> & { attached?: readonly DemoFile[] };

async function sent(scene: Scene, { topic, message, attached = [] }: Message): Promise<ContactRow> {
  const { strapi, scenario, customer } = scene;
  const key = cartIdOf(scenario);
  const files = await uploadOnce(scene, { cartId: key, productId: CONTACT_FILES, attached });
  const { name, email, phone, company } = customer.contact;
  const { row } = await sendContact(strapi, { key, locale: customer.locale, name, email, phone, company, topic, message, files });
  return row;
}

const writesIn =
  (message: Message): Step =>
  (scene) =>
    sent(scene, message);

/** Answers a message as super admin and closes it. */
const closes =
  (message: Message): Step =>
  async (scene) => {
    const { documentId, status } = await sent(scene, message);
    if (status === 'open') await performContactStep(scene.strapi, { documentId, event: 'close', by: scene.cast.superAdmin });
  };

const cancelsSubscription =
  (reference: string): Step =>
  ({ strapi, scenario, customer }) => {
    const { name, email } = customer.contact;
    return declare(strapi, { kind: 'cancellation', key: cartIdOf(scenario), name, email, reference, locale: customer.locale });
  };

const formats: Message = { topic: 'technical', message: 'Do you deliver IFC 4.3 as well, and can the levels keep our naming?' };

/** Steps beside requests: messages and a cancellation. */
export const contactSteps: ScheduledStep[] = [
  schedule('question-formats', bennett, [ago(9, '12:10'), writesIn(formats)], [ago(8, '10:05'), closes(formats)]),
  schedule('question-scan', hohenfels, [
    minutesAgo(35),
    writesIn({
      topic: 'quote',
      message: 'Mein Plan von 1898 ist auf Leinen aufgezogen. Kann ich ihn per Post schicken, und wie verpacke ich ihn am besten?',
      attached: [pngPlan('Handyfoto des Plans', flat)],
    }),
  ]),
  schedule('subscription', kim, [ago(6, '18:00'), cancelsSubscription('Abonnement „Studio“, Vertrag vom Januar')]),
].flat();

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
async function prepareCast(strapi: Core.Strapi): Promise<Cast> {
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

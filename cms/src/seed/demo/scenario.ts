import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { AccountRow } from '../../domain/people/account-row';
import type { BillingAddress } from '../../contract/people/account';
import { CART_ID_LENGTH, type Locale } from '../../contract/constants';
import type { QuoteContact } from '../../contract/quoting/quote';
import type { Actor } from '../../platform/events/transition-document';
import { type FileRow, files } from '../../domain/files/file-row';
import { storeSmallFile } from '../../domain/files/register-file';
import { hashPersonal, hashSecret } from '../../platform/http/hash';
import type { DemoFile } from './plan-files';
import { berlinDayAndTime, berlinTime, isWorkingDay, type SupportCalendar } from '../../platform/time/support-time';

/** The customer of a scenario, with the billing details for the order. */
export type Customer = { locale: Locale; contact: QuoteContact; billing: BillingAddress; reference?: string };

export const contractorNames = ['noa', 'mika'] as const;
export type ContractorName = (typeof contractorNames)[number];

type Known = Actor & { accountId: string };

/** The accounts of everybody in the scenarios. */
export type Cast = { customer: AccountRow; staff: Known; superAdmin: Known; contractors: Record<ContractorName, Known> };

/** The context of a step: its place in the scenario. */
export type Scene = {
  strapi: Core.Strapi;
  /** The time at which the demo began. */
  start: Date;
  cast: Cast;
  scenario: string;
  customer: Customer;
  /** The step's own: repeated, it changes nothing. */
  key: string;
};

/** A step of a scenario, done through the flow that a person's click or call would perform. Done twice it happens once. */
export type Step = (scene: Scene) => Promise<unknown>;

export type ScheduledStep = { at: Moment; step: Step } & Pick<Scene, 'scenario' | 'customer' | 'key'>;

/** Derives a key (UUID) from a name, the same in every installation. */
export function keyOf(name: string): string {
  const hash = createHash('sha256').update(`planquadrat demo ${name}`).digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
}

/** Schedules the steps of one request, from the first message to the last payment. */
export const schedule = (scenario: string, customer: Customer, ...steps: [Moment, Step][]): ScheduledStep[] =>
  steps.map(([at, step], index) => ({ at, step, scenario, customer, key: keyOf(`${scenario} ${index}`) }));

/** Returns the cart id under which a step's files are uploaded: always the same in one installation, and secret. */
export const cartIdOf = (name: string): string => hashPersonal(`demo cart ${name}`).slice(0, CART_ID_LENGTH);

type Upload = { cartId: string; productId: string; attached: readonly DemoFile[] };

/** Puts files into the private store as browsers do. @returns their `fileName`s, the same when it is repeated */
export async function uploadOnce({ strapi }: Pick<Scene, 'strapi'>, { cartId, productId, attached }: Upload): Promise<string[]> {
  const cartIdHash = hashSecret(cartId);
  const names: string[] = [];
  for (const { name, mimeType, bytes } of attached) {
    const before: FileRow | null = await files(strapi).findOne({ where: { cartIdHash, productId, originalName: name, complete: true } });
    const store = async (content: Buffer) =>
      storeSmallFile(strapi, { name, mimeType, productId, cartIdHash, addressHash: hashPersonal('demo'), size: content.length }, content);
    names.push((before ?? (await store(await bytes()))).fileName);
  }
  return names;
}

/** Uploads a step's files and returns them as flows take them over; undefined without any. */
export async function handOver(scene: Scene, productId: string, attached: readonly DemoFile[]) {
  if (attached.length === 0) return undefined;
  const cartId = cartIdOf(scene.key);
  return { cartId, fileNames: await uploadOnce(scene, { cartId, productId, attached }) };
}

/** A moment of the demo's past, computed from the time at which the demo begins. */
export type Moment = (start: Date) => Date;

const calendar: SupportCalendar = { land: 'BE', closingDays: [] };
const MINUTE_MS = 60 * 1000;

/** Returns the moment of a time of day in Germany, some working days before (-1) or after (1) the start. */
const workingDays =
  (count: number, direction: 1 | -1, time: string): Moment =>
  (start) => {
    let { day } = berlinDayAndTime(start);
    for (let left = count; left > 0;) {
      day = day.add({ days: direction });
      if (isWorkingDay(day, calendar)) left--;
    }
    return berlinTime(day, time);
  };

export const ago = (days: number, time: string): Moment => workingDays(days, -1, time);

/** A moment after the start, for terms that still run. */
export const ahead = (days: number, time: string): Moment => workingDays(days, 1, time);

/** A moment shortly before the start, whatever the time of day. */
export const minutesAgo =
  (minutes: number): Moment =>
  (start) =>
    new Date(start.getTime() - minutes * MINUTE_MS);

/** Lists every morning from a moment to the start, at which the shop's daily work runs. */
export function morningsBetween(from: Date, to: Date): Date[] {
  const mornings: Date[] = [];
  for (let { day } = berlinDayAndTime(from); ; day = day.add({ days: 1 })) {
    const morning = berlinTime(day, '05:00');
    if (morning > to) return mornings;
    if (morning > from) mornings.push(morning);
  }
}

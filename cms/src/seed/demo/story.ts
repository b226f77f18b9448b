import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { AccountRow } from '../../domain/people/account-row';
import type { BillingAddress } from '../../contract/people/account';
import type { Locale } from '../../contract/constants';
import type { QuoteContact } from '../../contract/quoting/quote';
import type { Mover } from '../../platform/events/move-document';
import type { Moment } from './moments';

/** Who asks, and what they give when they order. */
export type Customer = { locale: Locale; contact: QuoteContact; billing: BillingAddress; reference?: string };

export const contractorNames = ['noa', 'mika'] as const;
export type ContractorName = (typeof contractorNames)[number];

type Known = Mover & { accountId: string };

/** The accounts of those who act. */
export type Cast = { customer: AccountRow; staff: Known; lead: Known; contractors: Record<ContractorName, Known> };

/** What an act can see: where it stands in its story. */
export type Scene = {
  strapi: Core.Strapi;
  /** When the demo began. */
  start: Date;
  cast: Cast;
  story: string;
  customer: Customer;
  /** The act's own: repeated, it changes nothing. */
  key: string;
};

/** What somebody does, through the flow that their click or call would raise. Done twice it happens once. */
export type Act = (scene: Scene) => Promise<unknown>;

export type Step = { at: Moment; act: Act } & Pick<Scene, 'story' | 'customer' | 'key'>;

/** The same name gives the same key (UUID) in every installation. */
export function keyOf(name: string): string {
  const hash = createHash('sha256').update(`planquadrat demo ${name}`).digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
}

/** What happened to one request, from the first message to the last payment. */
export const tell = (story: string, customer: Customer, ...acts: [Moment, Act][]): Step[] =>
  acts.map(([at, act], index) => ({ at, act, story, customer, key: keyOf(`${story} ${index}`) }));

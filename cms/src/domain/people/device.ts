import bowser from 'bowser';
import type { Context } from 'koa';
import { clientAddress } from '../../platform/http/client-address';
import { hashPersonal } from '../../platform/http/hash';

/** A browser as its owner would recognise it. */
export type Device = {
  /** `Firefox · Linux` */
  name: string;
  address: string;
};

const UNKNOWN = 'Unbekannt';

export function deviceOf(ctx: Context): Device {
  const agent = ctx.get('user-agent');
  const { browser, os } = agent ? bowser.parse(agent) : { browser: {}, os: {} };
  const name = [browser.name, os.name].filter(Boolean).join(' · ') || UNKNOWN;
  return { name: name.slice(0, 80), address: clientAddress(ctx) };
}

/** Tells devices apart from one sign-in to the next, without keeping where they were. */
export const deviceHash = ({ name }: Device, email: string): string => hashPersonal(`device:${email}:${name}`).slice(0, 24);

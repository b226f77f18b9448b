import { createHash, createHmac } from 'node:crypto';
import { secret } from '../settings';

/** SHA-256 as hex, for secrets that the server must recognise but not know (cart id, guest link). */
export const hashSecret = (value: string): string => createHash('sha256').update(value).digest('hex');

/** A personal value (address) as a keyed hash: comparable, not reversible by trying all values. */
export const hashPersonal = (value: string): string => createHmac('sha256', secret('GUEST_LINK_SECRET')).update(value).digest('hex');

import { createHash, createHmac } from 'node:crypto';
import { secret } from '../settings';

/** Hashes a secret that the server must recognise but not know (cart id, guest link), by SHA-256 as hex. */
export const hashSecret = (value: string): string => createHash('sha256').update(value).digest('hex');

/** Hashes a personal value (address) with a key: comparable, not reversible by trying all values. */
export const hashPersonal = (value: string): string => createHmac('sha256', secret('GUEST_LINK_SECRET')).update(value).digest('hex');

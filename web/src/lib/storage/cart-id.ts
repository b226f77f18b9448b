import { CART_ID_PATTERN } from '@contract/quoting/cart';
import { CART_ID_LENGTH } from '@contract/constants';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** The first byte value that is thrown away, so that every character is equally likely. */
const FIRST_BIASED_BYTE = 256 - (256 % ALPHABET.length);

/**
 * Creates a cart id (spec §9). It is the visitor's only key to the files, so it comes from a secure source.
 * @param randomBytes fills the array it is given, like `crypto.getRandomValues`
 */
export function createCartId(
  randomBytes: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes),
): string {
  let id = '';
  while (id.length < CART_ID_LENGTH) {
    for (const byte of randomBytes(new Uint8Array(CART_ID_LENGTH))) {
      if (byte < FIRST_BIASED_BYTE && id.length < CART_ID_LENGTH) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return id;
}

export const isCartId = (value: unknown): value is string => typeof value === 'string' && CART_ID_PATTERN.test(value);

const ID_BYTES = 9;

/** Returns a short random id for things that live in this browser alone. */
export const createId = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(ID_BYTES))));

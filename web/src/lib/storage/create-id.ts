const ID_BYTES = 9;

/** A short random id for things that live in this browser alone. */
export const createId = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(ID_BYTES))));

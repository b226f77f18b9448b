/** Shorter words stand in any text. */
const MIN_LENGTH = 4;

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** The first of a customer's facts (name, company, address …) that stands in a text which must not name them, or null. */
export function customerNamedIn(text: string, facts: readonly (string | null | undefined)[]): string | null {
  const read = plain(text);
  const found = facts.find((fact) => fact && plain(fact).length >= MIN_LENGTH && read.includes(plain(fact)));
  return found ?? null;
}

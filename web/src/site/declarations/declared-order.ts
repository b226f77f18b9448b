/** What a link to the form says in its address; anybody may write anything there. */
export type DeclarationSearch = { bestellung?: unknown };

const ORDER_NUMBER = /^BE-\d{4}-\d{5,12}$/;

/** The number of the order that a declaration is about, before it is written; empty for none. */
export const declaredOrder = ({ bestellung }: DeclarationSearch): string =>
  typeof bestellung === 'string' && ORDER_NUMBER.test(bestellung) ? bestellung : '';

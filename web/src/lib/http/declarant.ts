import { isShape, isText } from '../storage/guards';
import { storedValue } from '../storage/stored-value';

/** The buyer of an order, and its number. */
export type Declarant = { order: string; name: string; email: string };

const isDeclarant = isShape<Declarant>({ order: isText, name: isText, email: isText });

/**
 * The data that an order's page hands to the form for declarations, in this tab alone: that form's page is the same for everybody, and who
 * bought what does not belong in an address.
 */
export const declarant = storedValue<Declarant | null>({ tab: 'pq.declarant' }, (value) => value === null || isDeclarant(value), null);

/** Returns the address of a form for declarations, filled in for an order. */
export const declarationPath = (form: string, order: string): string => `${form}?${new URLSearchParams({ bestellung: order })}`;

import type { DeclarationKind } from '@contract/people/declaration';
import { createCartId, isCartId } from '../../lib/cart-id';
import { isShape, isText } from '../../lib/guards';
import { storedValue } from '../../lib/stored-value';
import type { DeclarationDraft } from './declaration-draft';

const isDraft = isShape<DeclarationDraft>({
  name: isText,
  email: isText,
  reference: isText,
  manner: isText,
  wantedDate: isText,
  reason: isText,
});

/** What a form keeps as long as its tab lives; the computer may be shared. */
const storeOf = (kind: DeclarationKind) => ({
  draft: storedValue<DeclarationDraft | null>({ tab: `pq.${kind}` }, (value) => value === null || isDraft(value), null),
  key: storedValue<string>({ tab: `pq.${kind}Key` }, isCartId, ''),
});

const stores = { withdrawal: storeOf('withdrawal'), cancellation: storeOf('cancellation') };

export const keptDraft = (kind: DeclarationKind) => stores[kind].draft;

/** Makes sending twice declare once; the same for all tries until one succeeds. */
export function declarationKey(kind: DeclarationKind): string {
  const { key } = stores[kind];
  if (key.get() === '') key.set(createCartId());
  return key.get();
}

export const startNewDeclaration = (kind: DeclarationKind): void => stores[kind].key.set('');

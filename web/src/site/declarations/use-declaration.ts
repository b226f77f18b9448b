import type { DeclarationKind, DeclarationReceipt } from '@contract/people/declaration';
import { useEffect, useState } from 'react';
import { isoDay } from '../../lib/text/format';
import { loadCode } from '../../lib/page/load-code';
import { useLocale } from '../../lib/text/locale';
import { useForm } from '../../ui/forms/use-form';
import { type DeclarationDraft, type DeclarationField, type Declared, declaredBy, emptyDraft } from './declaration-draft';
import { declarant } from '../../lib/http/declarant';
import { createCartId, isCartId } from '../../lib/storage/cart-id';
import { isShape, isText } from '../../lib/storage/guards';
import { storedValue } from '../../lib/storage/stored-value';

const loadRules = () => loadCode(import('./send-declaration'));
const loadSender = () => loadCode(import('./send-declaration'));

/** Fetches what checking and sending need, once somebody turns to the form: a connection lost later costs no declaration. */
export const warmUpForm = (): void => void Promise.allSettled([loadRules(), loadSender()]);

/** Returns the form of a declaration from its first letter to its receipt: typed, then read once more and confirmed. */
export function useDeclaration(kind: DeclarationKind, order: string) {
  const locale = useLocale();
  const [declared, setDeclared] = useState<Declared | null>(null);
  const [receipt, setReceipt] = useState<DeclarationReceipt | null>(null);
  const [today] = useState(() => isoDay(new Date()));
  const form = useForm<DeclarationField>({
    initial: emptyDraft,
    check: async (draft) => (await loadRules()).declarationProblems(declaredBy(kind, draft), today),
    send: async (draft) => setDeclared(declaredBy(kind, draft)),
    kept: keptDraft(kind),
  });
  useFilledIn(order, form.setValues);
  const confirmation = useForm<never>({ initial: {}, check: () => ({}), send: confirm });

  async function confirm(): Promise<void> {
    if (!declared) return;
    const { sendDeclaration } = await loadSender();
    setReceipt(await sendDeclaration({ ...declared, locale, key: declarationKey(kind) }));
    startNewDeclaration(kind);
    keptDraft(kind).set(null);
    form.setValues(emptyDraft);
    setDeclared(null);
  }

  async function confirmAsNew(): Promise<void> {
    startNewDeclaration(kind);
    await confirmation.submit();
  }

  return { form, declared, confirmation, confirmAsNew, receipt, change: () => setDeclared(null), declareAgain: () => setReceipt(null) };
}

/** Fills in the data known from the link and the order's page where nothing has been typed yet. */
function useFilledIn(order: string, setValues: (update: (now: DeclarationDraft) => DeclarationDraft) => void): void {
  useEffect(() => {
    if (!order) return;
    const known = declarant.get();
    declarant.set(null);
    const { name, email } = known?.order === order ? known : { name: '', email: '' };
    setValues((now) => ({ ...now, name: now.name || name, email: now.email || email, reference: now.reference || order }));
  }, [order, setValues]);
}

const isDraft = isShape<DeclarationDraft>({
  name: isText,
  email: isText,
  reference: isText,
  manner: isText,
  wantedDate: isText,
  reason: isText,
});

/** Returns the stores of a form, which live as long as its tab; the computer may be shared. */
const storeOf = (kind: DeclarationKind) => ({
  draft: storedValue<DeclarationDraft | null>({ tab: `pq.${kind}` }, (value) => value === null || isDraft(value), null),
  key: storedValue<string>({ tab: `pq.${kind}Key` }, isCartId, ''),
});

const stores = { withdrawal: storeOf('withdrawal'), cancellation: storeOf('cancellation') };

const keptDraft = (kind: DeclarationKind) => stores[kind].draft;

/** Makes sending twice declare once; the same for all tries until one succeeds. */
function declarationKey(kind: DeclarationKind): string {
  const { key } = stores[kind];
  if (key.get() === '') key.set(createCartId());
  return key.get();
}

const startNewDeclaration = (kind: DeclarationKind): void => stores[kind].key.set('');

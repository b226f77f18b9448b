import type { DeclarationKind, DeclarationReceipt } from '@contract/people/declaration';
import { useState } from 'react';
import { isoDay } from '../../lib/iso-day';
import { loadCode } from '../../lib/load-code';
import { useLocale } from '../../lib/locale';
import { useForm } from '../../ui/forms/use-form';
import { declaredBy, emptyDraft, type Declared, type DeclarationField } from './declaration-draft';
import { declarationKey, keptDraft, startNewDeclaration } from './declaration-store';
import { useFilledIn } from './use-filled-in';

const loadRules = () => loadCode(import('./declaration-problems'));
const loadSender = () => loadCode(import('./send-declaration'));

/** Fetches what checking and sending need, once somebody turns to the form: a connection lost later costs no declaration. */
export const warmUpForm = (): void => void Promise.allSettled([loadRules(), loadSender()]);

/** A declaration from its first letter to its receipt: typed, then read once more and confirmed. */
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

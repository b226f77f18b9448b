import { useEffect } from 'react';
import { declarant } from '../../lib/declarant';
import type { DeclarationDraft } from './declaration-draft';

/** What link and order page know, where nothing was typed yet. */
export function useFilledIn(order: string, setValues: (update: (now: DeclarationDraft) => DeclarationDraft) => void): void {
  useEffect(() => {
    if (!order) return;
    const known = declarant.get();
    declarant.set(null);
    const { name, email } = known?.order === order ? known : { name: '', email: '' };
    setValues((now) => ({ ...now, name: now.name || name, email: now.email || email, reference: now.reference || order }));
  }, [order, setValues]);
}

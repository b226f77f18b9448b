import type { DeclarationKind } from '@contract/people/declaration';
import { FormNotes } from '../blocks/form-notes';
import { useT } from '../../lib/strings';

const notes = {
  withdrawal: ['withdrawal.who', 'withdrawal.term', 'withdrawal.effect'],
  cancellation: ['cancellation.ordinary', 'cancellation.cause', 'cancellation.proof'],
} as const;

/** What the law says about a declaration, in short. */
export function LawNotes({ kind }: { kind: DeclarationKind }) {
  const t = useT();
  return (
    <FormNotes
      title={t(`declaration.law.${kind}`)}
      notes={notes[kind].map((note) => ({ title: t(`declaration.law.${note}`), text: t(`declaration.law.${note}-text`) }))}
    />
  );
}

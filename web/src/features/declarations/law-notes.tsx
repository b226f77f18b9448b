import type { DeclarationKind } from '@contract/declaration';
import { NumberedItems } from '../../blocks/numbered-items';
import { useT } from '../../lib/strings';
import { SheetSection } from '../../ui/sheet-section';

/** What the law says about a declaration, in short. */
export function LawNotes({ kind }: { kind: DeclarationKind }) {
  const t = useT();
  const items =
    kind === 'withdrawal'
      ? (['withdrawal.who', 'withdrawal.term', 'withdrawal.effect'] as const)
      : (['cancellation.ordinary', 'cancellation.cause', 'cancellation.proof'] as const);
  return (
    <SheetSection letter="B" zone={t('declaration.law')} title={t(`declaration.law.${kind}`)}>
      <NumberedItems items={items.map((item) => ({ title: t(`declaration.law.${item}`), text: t(`declaration.law.${item}-text`) }))} />
    </SheetSection>
  );
}

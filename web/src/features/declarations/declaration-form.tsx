import type { DeclarationKind } from '@contract/declaration';
import { DeclarationConfirmation } from './declaration-confirmation';
import { DeclarationDetails } from './declaration-details';
import { DeclarationReceipt } from './declaration-receipt';
import { useDeclaration } from './use-declaration';

type DeclarationFormProps = {
  kind: DeclarationKind;
  /** Whom the declaration reaches, for the receipt. */
  recipient: string;
};

/** Withdrawing (§ 356a BGB) or cancelling (§ 312k BGB): details, confirmation, receipt. */
export function DeclarationForm({ kind, recipient }: DeclarationFormProps) {
  const declaration = useDeclaration(kind);
  const { receipt, declared } = declaration;
  if (receipt) return <DeclarationReceipt receipt={receipt} recipient={recipient} onAgain={declaration.declareAgain} />;
  if (declared) return <DeclarationConfirmation declared={declared} declaration={declaration} />;
  return <DeclarationDetails kind={kind} details={declaration.form} />;
}

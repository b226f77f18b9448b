import type { DeclarationKind } from '@contract/people/declaration';
import { DeclarationConfirmation } from './declaration-confirmation';
import { DeclarationDetails } from './declaration-details';
import { DeclarationReceipt } from './declaration-receipt';
import { useDeclaration } from './use-declaration';

type DeclarationFormProps = {
  kind: DeclarationKind;
  /** Whom the declaration reaches, for the receipt. */
  recipient: string;
  /** The number of the order that it is about, if a link said so. */
  order: string;
};

/** Withdrawing (§ 356a BGB) or cancelling (§ 312k BGB): details, confirmation, receipt. */
export function DeclarationForm({ kind, recipient, order }: DeclarationFormProps) {
  const declaration = useDeclaration(kind, order);
  const { receipt, declared } = declaration;
  if (receipt) return <DeclarationReceipt receipt={receipt} recipient={recipient} onAgain={declaration.declareAgain} />;
  if (declared) return <DeclarationConfirmation declared={declared} declaration={declaration} />;
  return <DeclarationDetails kind={kind} details={declaration.form} />;
}

import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { Spinner } from '../../ui/feedback/spinner';
import { useFocusedTitle } from '../../ui/layout/use-focused-title';
import type { Declared } from './declaration-draft';
import { declarationFacts } from './declaration-facts';
import { FactTable } from './fact-table';
import type { useDeclaration } from './use-declaration';

type ConfirmationProps = { declared: Declared; declaration: ReturnType<typeof useDeclaration> };

/** Step two: everything once more above the one button that declares it. */
export function DeclarationConfirmation({ declared, declaration: { confirmation, confirmAsNew, change } }: ConfirmationProps) {
  const t = useT();
  const locale = useLocale();
  const title = useFocusedTitle();
  const { kind } = declared;
  const { problem, sending, form, onSubmit } = confirmation;
  return (
    <form ref={form} className="box declaration" aria-labelledby="declaration-title" onSubmit={onSubmit}>
      <div className="box-head">
        <h2 id="declaration-title" ref={title} tabIndex={-1}>
          {t(`declaration.${kind}.confirm-title`)}
        </h2>
      </div>
      <div className="box-body stack">
        <p>
          <b>{t(`declaration.${kind}.declare`)}</b>
        </p>
        <FactTable facts={declarationFacts(declared, t, locale)} />
        <ProblemNote problem={problem}>
          {problem?.code === 'declaration.already-received' && (
            <button type="button" className="link small" onClick={() => void confirmAsNew()}>
              {t('declaration.as-new')}
            </button>
          )}
        </ProblemNote>
        <div className="row between">
          <button type="button" className="button ghost" onClick={change}>
            {t('declaration.back')}
          </button>
          <button type="submit" className="button primary" disabled={sending}>
            {sending && <Spinner />}
            {t(sending ? 'declaration.sending' : `declaration.${kind}.confirm`)}
          </button>
        </div>
      </div>
    </form>
  );
}

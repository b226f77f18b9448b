import type { DeclarationReceipt as Receipt } from '@contract/people/declaration';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { Icon } from '../../ui/marks/icon';
import { saveBlob } from '../../ui/marks/save-blob';
import { useFocusedTitle } from '../../ui/layout/use-focused-title';
import { FactTable } from './fact-table';
import { receiptFacts, receiptText } from './receipt-text';

type DeclarationReceiptProps = { receipt: Receipt; recipient: string; onAgain: () => void };

/** The receipt, to print and to keep: number, content, date and time. */
export function DeclarationReceipt({ receipt, recipient, onAgain }: DeclarationReceiptProps) {
  const t = useT();
  const locale = useLocale();
  const title = useFocusedTitle();
  const { kind, number, email } = receipt;
  const handleSave = () => {
    const text = new Blob([receiptText(receipt, recipient, t, locale)], { type: 'text/plain;charset=utf-8' });
    saveBlob(text, t('declaration.file', { number }));
  };
  return (
    <article className="box declaration receipt" aria-labelledby="declaration-title">
      <div className="box-head">
        <h2 id="declaration-title" ref={title} tabIndex={-1}>
          {t(`declaration.${kind}.receipt`)}
        </h2>
      </div>
      <div className="box-body stack">
        <p>{t(`declaration.${kind}.declare`)}</p>
        <FactTable facts={receiptFacts(receipt, recipient, t, locale)} />
        <p>{t(`declaration.${kind}.pressed`)}</p>
        <p className="note ok no-print">
          <Icon name="check" />
          <span>
            {t(`declaration.${kind}.receipt-text`)} {t('declaration.receipt-mail', { email })}
          </span>
        </p>
        <div className="row no-print">
          <button type="button" className="button primary" onClick={handleSave}>
            <Icon name="download" /> {t('declaration.download')}
          </button>
          <button type="button" className="button" onClick={() => window.print()}>
            {t('declaration.print')}
          </button>
          <button type="button" className="button ghost" onClick={onAgain}>
            {t('declaration.again')}
          </button>
        </div>
      </div>
    </article>
  );
}

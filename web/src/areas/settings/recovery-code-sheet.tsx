import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { startDownload } from '../../downloads/start-download';
import { useToast } from '../../ui/feedback/toasts';

type RecoveryCodeSheetProps = { codes: readonly string[]; onDone: () => void };

/** The recovery codes, once: to copy, keep as a file, or print. */
export function RecoveryCodeSheet({ codes, onDone }: RecoveryCodeSheetProps) {
  const { t } = useTranslation();
  const { work } = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `${t('settings.codes.file.title')}\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    work.success(t('settings.codes.copied'));
  };
  return (
    <div className="stack recovery-codes">
      <h3 ref={heading} tabIndex={-1}>
        {t('settings.codes')}
      </h3>
      <p>{t('settings.codes.explained')}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row no-print">
        <button type="button" className="button" onClick={() => void copy()}>
          {t('settings.codes.copy')}
        </button>
        <button type="button" className="button" onClick={() => saveText(text, t('settings.codes.file'))}>
          {t('settings.codes.download')}
        </button>
        <button type="button" className="button" onClick={() => print()}>
          {t('settings.codes.print')}
        </button>
        <button type="button" className="button primary" onClick={onDone}>
          {t('settings.codes.done')}
        </button>
      </div>
    </div>
  );
}

function saveText(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  startDownload(url, fileName);
  URL.revokeObjectURL(url);
}

import { useId, useState } from 'react';
import { logFailure } from '../../../lib/log-failure';
import { readWorkbook, type WorkbookProblem } from '../../../lib/workbook';
import { FieldMessage } from '../../../ui/forms/field-message';
import type { Words } from './book-row';
import { importRooms, type Pasted } from './paste-rooms';
import { columnTitles } from './room-book-titles';

type ImportProblem = WorkbookProblem | 'no-headings' | 'empty' | 'not-loaded';

type ImportFieldProps = { words: Words; onRead: (read: Pasted) => void };

/** Reads a room book from an XLSX file, or says what is wrong with the file. */
export function ImportField({ words: { t, locale }, onRead }: ImportFieldProps) {
  const id = useId();
  const [problem, setProblem] = useState<ImportProblem | null>(null);
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    const table = await readWorkbook(file);
    const read = typeof table === 'string' ? table : (importRooms(table, { locale, titles: columnTitles(t) }) ?? 'no-headings');
    const wrong = typeof read === 'string' ? read : read.rooms === 0 ? 'empty' : null;
    setProblem(wrong);
    if (typeof read !== 'string' && !wrong) onRead(read);
  };
  return (
    <div className="import-field">
      <label className="button full">
        {t('room-book.import')}
        <input
          type="file"
          className="visually-hidden"
          accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-describedby={problem ? id : undefined}
          onChange={(event) => {
            readFile(event.target.files?.[0]).catch((failure: unknown) => {
              logFailure('a file cannot be read', failure);
              setProblem('not-loaded');
            });
            // The same file may be chosen again after it was corrected.
            event.target.value = '';
          }}
        />
      </label>
      <div role="alert">{problem && <FieldMessage id={id} text={t(`room-book.import.${problem}`)} />}</div>
    </div>
  );
}

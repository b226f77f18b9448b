import type { RefObject } from 'react';
import type { Words } from './book-row';
import { countSamples, withoutSamples } from './room-book';
import type { RoomBookState } from './use-grid';

type SampleNoteProps = { ref: RefObject<HTMLDivElement | null>; state: RoomBookState; words: Words };

/** Says which rooms are an example, and removes them. */
export function SampleNote({ ref, state: { book, change }, words: { t } }: SampleNoteProps) {
  const count = countSamples(book);
  if (count === 0) return null;
  const some = count === 1 ? t('room-book.example.some.one') : t('room-book.example.some', { count });
  return (
    <div ref={ref} className="note sample-note" tabIndex={-1}>
      <p>
        <strong>{count === book.rooms.length ? t('room-book.example.all') : some}</strong>{' '}
        <span className="no-print">{t('room-book.example.hint')}</span>
      </p>
      <button type="button" className="link-button no-print" onClick={() => change(withoutSamples(book), t('room-book.example.removed'))}>
        {t('room-book.example.remove')}
      </button>
    </div>
  );
}

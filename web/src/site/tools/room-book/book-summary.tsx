import type { ReactNode } from 'react';
import { formatDecimal } from '../../../lib/text/decimal';
import { bookProblems, filledRooms, storeyTotals, totalArea, type RoomBook } from './room-book';
import type { Words } from './book-row';

type BookSummaryProps = {
  book: RoomBook;
  words: Words;
  /** The actions on the book. */
  children: ReactNode;
};

/** Shows how many rooms there are, how large they are, storey by storey, and what is still wrong. */
export function BookSummary({ book: { rooms }, words: { t, locale }, children }: BookSummaryProps) {
  const area = (value: number) => t('room-book.area', { area: formatDecimal(value, locale, 2, 2) });
  const problems = bookProblems(rooms).length;
  const filled = filledRooms(rooms).length;
  return (
    <div className="box area-result">
      <div className="box-body area-total">
        <h2 className="mono extra-small">{t('room-book.total')}</h2>
        <p className="area-figure" aria-live="polite">
          {t(filled === 1 ? 'room-book.rooms.one' : 'room-book.rooms', { count: filled })}
        </p>
        <p className="small">{area(totalArea(rooms))}</p>
      </div>
      {filled > 0 && (
        <div className="box-body">
          <table className="sum">
            <tbody>
              {storeyTotals(rooms).map((storey) => (
                <tr key={storey.storey}>
                  <th scope="row">
                    {storey.storey || t('room-book.no-storey')}{' '}
                    <small className="muted">
                      {t(storey.rooms === 1 ? 'room-book.rooms.one' : 'room-book.rooms', { count: storey.rooms })}
                    </small>
                  </th>
                  <td className="numeric">{formatDecimal(storey.area, locale, 2, 2)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {problems > 0 && (
            <p className="note warn small book-problems">
              {t(problems === 1 ? 'room-book.problems.one' : 'room-book.problems', { count: problems })}
            </p>
          )}
        </div>
      )}
      <div className="box-body stack no-print">{children}</div>
    </div>
  );
}

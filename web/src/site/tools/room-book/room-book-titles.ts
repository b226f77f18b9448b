import type { Translate } from '../../../lib/strings';
import { columns, type Column } from './room-book';

export const columnTitles = (t: Translate): Record<Column, string> =>
  Object.fromEntries(columns.map((column) => [column, t(`room-book.column.${column}`)])) as Record<Column, string>;

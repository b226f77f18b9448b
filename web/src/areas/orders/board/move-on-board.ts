import type { KeyboardEvent } from 'react';

/** For the board's `onKeyDown`: arrow keys lead from card to card, sideways into the next column that has one. */
export function moveOnBoard(event: KeyboardEvent<HTMLElement>): void {
  const columns = [...event.currentTarget.querySelectorAll('.board-column')]
    .map((column) => [...column.querySelectorAll<HTMLElement>('.row-link')])
    .filter((cards) => cards.length > 0);
  const at = columns.findIndex((cards) => cards.includes(event.target as HTMLElement));
  const cards = columns[at];
  if (!cards) return;
  const row = cards.indexOf(event.target as HTMLElement);
  const beside = (step: number) => columns[at + step]?.[Math.min(row, (columns[at + step]?.length ?? 1) - 1)];
  const next = { ArrowDown: cards[row + 1], ArrowUp: cards[row - 1], ArrowRight: beside(1), ArrowLeft: beside(-1) }[event.key];
  if (!event.key.startsWith('Arrow')) return;
  event.preventDefault();
  next?.focus();
}

import { type BoardCard, type BoardStage, boardStages } from '@contract/production/order';
import { type PointerEvent, useEffect, useState } from 'react';

/** A card that is held, how far it was taken, and the column below it. */
export type Drag = { card: BoardCard; dx: number; dy: number; over: BoardStage | null };

/** The distance from the edge of the board within which it scrolls along, and by how much with each movement. */
const EDGE_PX = 24;
const SCROLL_PX = 8;

/** Returns what lets a card be taken by its handle, with mouse, pen or finger, and be put down in a column. Escape puts it back. */
export function useDrag(onDrop: (card: BoardCard, to: BoardStage) => void) {
  const [drag, setDrag] = useState<(Drag & { x: number; y: number; scrolled: number }) | null>(null);
  const isHeld = drag !== null;
  useEffect(() => {
    if (!isHeld) return;
    const putBack = ({ key }: KeyboardEvent) => key === 'Escape' && setDrag(null);
    addEventListener('keydown', putBack);
    return () => removeEventListener('keydown', putBack);
  }, [isHeld]);

  const handleOf = (card: BoardCard) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const scrolled = boardOf(event.currentTarget)?.scrollLeft ?? 0;
      setDrag({ card, x: event.clientX, y: event.clientY, scrolled, dx: 0, dy: 0, over: null });
    },
    onPointerMove: ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      if (drag?.card.id !== card.id) return;
      scrollAlong(currentTarget, clientX);
      // The card stays below the finger while its column moves away.
      const moved = (boardOf(currentTarget)?.scrollLeft ?? 0) - drag.scrolled;
      setDrag({ ...drag, dx: clientX - drag.x + moved, dy: clientY - drag.y, over: stageAt(clientX, clientY) });
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (drag?.card.id !== card.id) return;
      setDrag(null);
      const to = stageAt(clientX, clientY);
      if (to) onDrop(card, to);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { drag, handleOf };
}

/** Returns the stage whose column lies at a point of the window. */
function stageAt(x: number, y: number): BoardStage | null {
  const stage = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-stage]')?.dataset.stage;
  return boardStages.find((known) => known === stage) ?? null;
}

const boardOf = (handle: HTMLElement): HTMLElement | null => handle.closest('.board');

function scrollAlong(handle: HTMLElement, x: number): void {
  const board = boardOf(handle);
  if (!board) return;
  const { left, right } = board.getBoundingClientRect();
  if (x < left + EDGE_PX) board.scrollBy({ left: -SCROLL_PX });
  if (x > right - EDGE_PX) board.scrollBy({ left: SCROLL_PX });
}

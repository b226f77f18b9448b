import type { BoardCard, BoardStage, StaffOrder } from '@contract/production/order';
import { Problem } from '@contract/problem';
import type { OrderStatus } from '@contract/states/order';
import type { ActorKind } from '@contract/states/transition';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { get } from '../../../lib/http/http';
import { problemText } from '../../../lib/text/problem-text';
import { useT } from '../../../lib/text/strings';
import { performOnce } from '../../../documents/transitions/use-perform';
import { useToast } from '../../../ui/feedback/toasts';
import { staffOrderPath } from '../../workspace/staff-queries';
import type { NotedName } from '../../workspace/staff-transitions';
import { takesNote } from '../../workspace/staff-transitions';
import { orderFlow } from '@contract/states/order';
import { type BoardMove, movesOf, refusalOf } from './board-moves';

const TransitionWithNote = lazy(() =>
  import('../../workspace/staff-transitions').then((module) => ({ default: module.TransitionWithNote })),
);

/** What moves cards, and what is shown of it. */
export type BoardMoves = {
  /** The moves that are possible from a card. */
  of: (card: BoardCard) => BoardMove[];
  /** Moves a card, or says why it stays. */
  move: (card: BoardCard, to: BoardStage) => void;
  /** Cards on their way, which stand where they are going until the server has said. */
  underWay: readonly { card: BoardCard; to: BoardStage }[];
  /** The card that was put back, and why. */
  refused: { id: string; text: string } | null;
  /** Reads the board anew. */
  refresh: () => Promise<void>;
};

type Asked = { card: BoardCard; name: NotedName };

/** Returns what moves the cards of the board, and the dialog for a move that needs more than a click: that of the order's own page. */
export function useBoardMoves(actor: ActorKind): { moves: BoardMoves; dialog: ReactNode } {
  const t = useT();
  const { work } = useToast();
  const queryClient = useQueryClient();
  const [underWay, setUnderWay] = useState<BoardMoves['underWay']>([]);
  const [refused, setRefused] = useState<BoardMoves['refused']>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const busy = useRef(new Set<string>());
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['staff', 'orders', 'list'] });

  function refuse({ id, number }: BoardCard, text: string): void {
    setRefused({ id, text });
    work.error(`${number}: ${text}`);
  }

  /** Performs a move at once. A second click finds the card on its way. */
  async function perform(card: BoardCard, { event, to }: BoardMove): Promise<void> {
    if (busy.current.has(card.id)) return;
    busy.current.add(card.id);
    setUnderWay((now) => [...now, { card, to }]);
    const path = staffOrderPath(card.id);
    try {
      await performOnce<StaffOrder>(path, `order.${event}`, { revision: card.revision, key: crypto.randomUUID() });
      work.success(t(`transition.order.${event}.done`));
    } catch (failure) {
      refuse(card, await reasonOf(failure, path, t));
    }
    await refresh();
    busy.current.delete(card.id);
    setUnderWay((now) => now.filter((one) => one.card.id !== card.id));
    focusCard(card.id);
  }

  function move(card: BoardCard, to: BoardStage): void {
    if (card.status === to) return;
    setRefused(null);
    const found = movesOf(card, actor).find((one) => one.to === to);
    if (!found) return refuse(card, t(refusalOf(card, to)));
    const name = `order.${found.event}` as const;
    if (takesNote(name)) setAsked({ card, name });
    else void perform(card, found);
  }

  return {
    moves: { of: (card) => movesOf(card, actor), move, underWay, refused, refresh },
    dialog: asked && <NotedMove {...asked} onMoved={refresh} onClose={() => setAsked(null)} />,
  };
}

type Reason = ReturnType<typeof useT>;

/** Returns why a move was refused. Where somebody else was faster, it says where the order stands now. */
async function reasonOf(failure: unknown, path: string, t: Reason): Promise<string> {
  if (!(failure instanceof Problem) || !['stale', 'order.wrong-status'].includes(failure.code)) return problemText(t, failure);
  const now = await get<StaffOrder>(path).catch(() => null);
  return now ? t('board.stale', { status: t(`order.status.${now.status}`) }) : problemText(t, failure);
}

/** Puts the focus on a card that has moved, unless it is somewhere else by now. */
function focusCard(id: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-card="${id}"] .row-link`)?.focus();
  });
}

type NotedMoveProps = Asked & { onMoved: () => Promise<void>; onClose: () => void };

/** The dialog of the order's page, for a card. */
function NotedMove({ card, name, onMoved, onClose }: NotedMoveProps) {
  const [revision, setRevision] = useState(card.revision);
  const document = {
    path: staffOrderPath(card.id),
    view: { revision },
    onView: (view: { revision: number }) => {
      setRevision(view.revision);
      return onMoved();
    },
  };
  const event = name.slice('order.'.length) as 'back' | 'release' | 'hold';
  const handleClose = () => {
    onClose();
    focusCard(card.id);
  };
  return (
    <Suspense>
      <TransitionWithNote document={document} name={name} text={textRule(card.status, event)} onClose={handleClose} />
    </Suspense>
  );
}

const textRule = (status: OrderStatus, event: 'back' | 'release' | 'hold') => orderFlow[status][event]?.text;

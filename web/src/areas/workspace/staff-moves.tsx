import { Problem } from '@contract/problem';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../ui/feedback/toasts';
import { useMove, type Movable, type StaffMoveName } from '../../documents/transitions/use-move';
import { eventKey } from './event-key';

const MoveDialog = lazy(() => import('../../ui/forms/move-dialog').then((module) => ({ default: module.MoveDialog })));

/** Moves that go on at a click: nobody outside hears of them, or they take nothing away. */
const quickNames = ['quote.review', 'order.start', 'order.submit', 'order.resume'] as const satisfies StaffMoveName[];
const ending: readonly StaffMoveName[] = ['quote.withdraw', 'quote.decline-by-us', 'order.cancel'];

type AskedName = Exclude<StaffMoveName, (typeof quickNames)[number]>;

const isAsked = (name: StaffMoveName): name is AskedName => !(quickNames as readonly StaffMoveName[]).includes(name);

export type StaffMove = {
  name: StaffMoveName;
  /** Whether words belong to it, as the flow's table says. */
  text: 'required' | 'optional' | undefined;
  /** The next step of most documents in this state. */
  primary?: boolean;
};

type Asked = { name: AskedName; text: StaffMove['text'] };
type StaffMovesProps<View> = { document: Movable<View>; moves: readonly StaffMove[] };

/** What staff may do with a document now. */
export function StaffMoves<View extends { revision: number }>({ document, moves }: StaffMovesProps<View>) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      {moves.map(({ name, text, primary = false }) =>
        isAsked(name) ? (
          <button key={name} type="button" className={primary ? 'button primary' : 'button'} onClick={() => setAsked({ name, text })}>
            {t(eventKey(name))}
          </button>
        ) : (
          <QuickMove key={name} document={document} name={name} primary={primary} />
        ),
      )}
      {asked && (
        <Suspense>
          <AskedMove document={document} {...asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}

type QuickMoveProps<View> = { document: Movable<View>; name: StaffMoveName; primary: boolean };

function QuickMove<View extends { revision: number }>({ document, name, primary }: QuickMoveProps<View>) {
  const { t } = useTranslation();
  const { work } = useToast();
  const [busy, setBusy] = useState(false);
  const move = useMove(document, name);
  const handleClick = async () => {
    setBusy(true);
    await move({}).catch((failure: unknown) => {
      const { code, data } = failure instanceof Problem ? failure : new Problem('server.failed');
      work.error(t(`problem.${code}`, data));
    });
    setBusy(false);
  };
  return (
    <button type="button" className={primary ? 'button primary' : 'button'} disabled={busy} onClick={() => void handleClick()}>
      {t(eventKey(name))}
    </button>
  );
}

type AskedMoveProps<View> = Asked & { document: Movable<View>; onClose: () => void };

function AskedMove<View extends { revision: number }>({ document, name, text, onClose }: AskedMoveProps<View>) {
  const { t } = useTranslation();
  const move = useMove(document, name);
  return (
    <MoveDialog
      title={t(eventKey(name))}
      text={t(`staff.${name}.text`)}
      words={text && { label: t(`staff.${name}.label`), required: text === 'required' }}
      danger={ending.includes(name)}
      onSend={(words) => move({ text: words })}
      onClose={onClose}
    />
  );
}

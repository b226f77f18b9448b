import { problemText } from '../../lib/text/problem-text';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../lib/text/strings';
import { useToast } from '../../ui/feedback/toasts';
import { type Transitionable, type StaffTransitionName, usePerform } from '../../documents/transitions/use-perform';
import { isSuperAdmin, type Role } from '@contract/people/roles';
import type { ActorKind } from '@contract/states/transition';

/** Returns the actor that a member of staff is in transitions. */
export const actorOf = (role: Role | null): Extract<ActorKind, 'admin' | 'superAdmin'> => (isSuperAdmin(role) ? 'superAdmin' : 'admin');

type EventKey<Name> = Name extends `${infer Noun}.${infer Event}` ? `${Noun}.event.${Event}` : never;

/** Returns the text key of a transition's name: `quote.event.ask` for `quote.ask`. */
export const eventKey = <Name extends string>(name: Name) => name.replace('.', '.event.') as EventKey<Name>;

const TransitionDialog = lazy(() => import('../../documents/transitions/note-dialog').then((module) => ({ default: module.NoteDialog })));

/** Transitions that are performed at a click: nobody outside hears of them, or they take nothing away. */
const quickNames = ['quote.review', 'order.start', 'order.submit', 'order.resume'] as const satisfies StaffTransitionName[];
const ending: readonly StaffTransitionName[] = ['quote.withdraw', 'quote.decline-by-us', 'order.cancel'];

export type NotedName = Exclude<StaffTransitionName, (typeof quickNames)[number]>;

/** Tells whether a transition opens a dialog, for a note or for a confirmation. */
export const takesNote = (name: StaffTransitionName): name is NotedName => !(quickNames as readonly StaffTransitionName[]).includes(name);

export type StaffTransition = {
  name: StaffTransitionName;
  /** The rule of the flow's table for a note with this transition; undefined if it takes none. */
  text: 'required' | 'optional' | undefined;
  /** True for the next step of most documents in this status. */
  primary?: boolean;
  /** The conversation that the note and its files go to; left out where the transition takes no files. */
  threadId?: string | undefined;
};

type Requested = { name: NotedName } & Pick<StaffTransition, 'text' | 'threadId'>;
type StaffTransitionsProps<View> = { document: Transitionable<View>; transitions: readonly StaffTransition[] };

/** Shows the transitions that staff may perform on a document now. */
export function StaffTransitions<View extends { revision: number }>({ document, transitions }: StaffTransitionsProps<View>) {
  const t = useT();
  const [requested, setRequested] = useState<Requested | null>(null);
  return (
    <>
      {transitions.map(({ name, text, threadId, primary = false }) =>
        takesNote(name) ? (
          <button
            key={name}
            type="button"
            className={primary ? 'button primary' : 'button'}
            onClick={() => setRequested({ name, text, threadId })}
          >
            {t(eventKey(name))}
          </button>
        ) : (
          <QuickTransition key={name} document={document} name={name} primary={primary} />
        ),
      )}
      {requested && (
        <Suspense>
          <TransitionWithNote document={document} {...requested} onClose={() => setRequested(null)} />
        </Suspense>
      )}
    </>
  );
}

type QuickTransitionProps<View> = { document: Transitionable<View>; name: StaffTransitionName; primary: boolean };

function QuickTransition<View extends { revision: number }>({ document, name, primary }: QuickTransitionProps<View>) {
  const t = useT();
  const { work } = useToast();
  const [busy, setBusy] = useState(false);
  const perform = usePerform(document, name);
  const handleClick = async () => {
    setBusy(true);
    await perform({}).catch((failure: unknown) => void work.error(problemText(t, failure)));
    setBusy(false);
  };
  return (
    <button type="button" className={primary ? 'button primary' : 'button'} disabled={busy} onClick={() => void handleClick()}>
      {t(eventKey(name))}
    </button>
  );
}

type TransitionWithNoteProps<View> = Requested & { document: Transitionable<View>; onClose: () => void };

/** The dialog in which a transition is confirmed, with its note. */
export function TransitionWithNote<View extends { revision: number }>(props: TransitionWithNoteProps<View>) {
  const { document, name, text, threadId, onClose } = props;
  const t = useT();
  const perform = usePerform(document, name);
  return (
    <TransitionDialog
      threadId={threadId}
      name={name}
      title={t(eventKey(name))}
      text={t(`staff.${name}.text`)}
      note={text && { label: t(`staff.${name}.label`), required: text === 'required' }}
      danger={ending.includes(name)}
      onSend={perform}
      onClose={onClose}
    />
  );
}

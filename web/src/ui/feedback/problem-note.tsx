import type { Problem } from '@contract/problem';
import type { ReactNode } from 'react';
import { useT } from '../../lib/text/strings';
import { IconFrame } from '../marks/icon-frame';
import { circleAlert } from '../marks/icon-paths';
import { countText } from '../../lib/text/decimal';
import { useRouter } from '@tanstack/react-router';
import { LoadFailure } from '../tables/listed';
import { Icon } from '../marks/icon';

const MINUTE_S = 60;

type ProblemNoteProps = { problem: Problem | null; children?: ReactNode };

/** Why a form was not taken, for what belongs to no single field. */
export function ProblemNote({ problem, children }: ProblemNoteProps) {
  const t = useT();
  if (!problem) return null;
  return (
    <div className="note error" role="alert">
      <IconFrame>{circleAlert}</IconFrame>
      <div className="small">
        <p>
          {problem.code === 'rate.limited' ? (
            <WaitingTime seconds={Number(problem.data.seconds ?? MINUTE_S)} />
          ) : (
            t(`problem.${problem.code}`, problem.data)
          )}
        </p>
        {children}
      </div>
    </div>
  );
}

function WaitingTime({ seconds }: { seconds: number }) {
  const t = useT();
  const isShort = seconds < MINUTE_S;
  const count = isShort ? Math.max(1, seconds) : Math.ceil(seconds / MINUTE_S);
  if (isShort) return countText(t, 'problem.rate.limited.seconds', count);
  return countText(t, 'problem.rate.limited.minutes', count);
}

/** For a route's `errorComponent`: says that its document could not be loaded, and tries again when asked to. */
export function RouteFailure() {
  const router = useRouter();
  return <LoadFailure onRetry={() => void router.invalidate()} />;
}

type StaleNoteProps = {
  text: string;
  /** Words of both ways to go on. */
  theirs: string;
  mine: string;
  onTheirs: () => void;
  onMine: () => void;
};

/** Somebody else was faster: what was typed is kept until its author decides. */
export function StaleNote({ text, theirs, mine, onTheirs, onMine }: StaleNoteProps) {
  return (
    <div className="note" role="alert">
      <Icon name="circle-alert" />
      <div>
        <p>{text}</p>
        <div className="row">
          <button type="button" className="button small" onClick={onTheirs}>
            {theirs}
          </button>
          <button type="button" className="button small" onClick={onMine}>
            {mine}
          </button>
        </div>
      </div>
    </div>
  );
}

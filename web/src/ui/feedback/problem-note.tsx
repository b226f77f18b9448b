import type { Problem } from '@contract/problem';
import type { ReactNode } from 'react';
import { useT } from '../../lib/strings';
import { IconFrame } from '../marks/icon-frame';
import { circleAlert } from '../marks/icon-paths';
import { countText } from '../../lib/count-text';

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

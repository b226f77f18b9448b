import type { Problem } from '@contract/problem';
import type { ReactNode } from 'react';
import { useT } from '../../lib/text/strings';
import { IconFrame, circleAlert } from '../marks/icon-paths';
import { problemText } from '../../lib/text/problem-text';
import { useRouter } from '@tanstack/react-router';
import { LoadFailure } from '../tables/listed';
import { Icon } from '../marks/icon';

type ProblemNoteProps = { problem: Problem | null; children?: ReactNode };

/** Shows why a form was not accepted, for problems that belong to no single field. */
export function ProblemNote({ problem, children }: ProblemNoteProps) {
  const t = useT();
  if (!problem) return null;
  return (
    <div className="note error" role="alert">
      <IconFrame>{circleAlert}</IconFrame>
      <div className="small">
        <p>{problemText(t, problem)}</p>
        {children}
      </div>
    </div>
  );
}

/** Says, as a route's `errorComponent`, that its document could not be loaded, and tries again when asked to. */
export function RouteFailure() {
  const router = useRouter();
  return <LoadFailure onRetry={() => void router.invalidate()} />;
}

type StaleNoteProps = {
  text: string;
  /** The labels of both ways to go on. */
  theirs: string;
  mine: string;
  onTheirs: () => void;
  onMine: () => void;
};

/** Says that somebody else was faster: what was typed is kept until its author decides. */
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

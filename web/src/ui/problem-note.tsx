import type { Problem } from '@contract/problem';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon';

const MINUTE_S = 60;

type ProblemNoteProps = { problem: Problem | null; children?: ReactNode };

/** Why a form was not taken, for what belongs to no single field. */
export function ProblemNote({ problem, children }: ProblemNoteProps) {
  const { t } = useTranslation();
  if (!problem) return null;
  return (
    <div className="note error" role="alert">
      <Icon name="circle-alert" />
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
  const { t } = useTranslation();
  return seconds < MINUTE_S
    ? t('auth.limited.seconds', { count: Math.max(1, seconds) })
    : t('auth.limited.minutes', { count: Math.ceil(seconds / MINUTE_S) });
}

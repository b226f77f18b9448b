import type { ReactNode } from 'react';
import { useT } from '../../../lib/text/strings';

/** Shows what stands in place of an area's pages when the role did not come in time, or something else failed. */
export const GateFailure = ({ error, other }: { error: unknown; /** The page for all other failures. */ other: ReactNode }) =>
  error instanceof RoleOverdue ? <RoleFailure /> : <main>{other}</main>;

/** Shows that the role did not come in 15 s (spec §4): a broken wall in a revision cloud, and a button to try again. */
function RoleFailure() {
  const t = useT();
  return (
    <main className="area-waiting">
      <div className="role-failure" role="alert">
        <svg viewBox="0 0 240 130" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M20 122V22h200v100M20 122h60m80 0h60" strokeWidth="3" />
          <path d="M80 122h80" strokeDasharray="5 5" />
          <path
            className="revision-cloud"
            d="M70 106a14 14 0 0 1 18-14 15 15 0 0 1 26-6 15 15 0 0 1 26 2 14 14 0 0 1 20 12 13 13 0 0 1 4 22 13 13 0 0 1-22 6H92a13 13 0 0 1-22-22z"
            strokeWidth="1.6"
          />
        </svg>
        <h1>{t('gate.role-failure')}</h1>
        <p className="muted">{t('gate.role-failure.text')}</p>
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {t('gate.role-failure.refresh')}
        </button>
      </div>
    </main>
  );
}

/** The role did not come in time (spec §4). */
export class RoleOverdue extends Error {
  override readonly name = 'RoleOverdue';
}

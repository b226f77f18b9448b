import { useTranslation } from 'react-i18next';

/** A door that opens, in plan. */
export function DoorPlan() {
  const { t } = useTranslation();
  return (
    <div className="sign-in-drawing blueprint on-dark" aria-hidden="true">
      <svg preserveAspectRatio="xMidYMid slice" viewBox="0 0 720 900" fill="none" stroke="currentColor" strokeLinejoin="round">
        <defs>
          <pattern id="door-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V9" stroke="currentColor" strokeWidth=".9" />
          </pattern>
        </defs>
        <g strokeWidth="1.5">
          <path d="M-20 560H230V600H-20zM490 560H740V600H490z" fill="url(#door-hatch)" />
          <path d="M230 560V600M490 560V600" strokeWidth="3" />
          <path className="door-leaf" d="M230 560V300H242V560z" />
          <path d="M236 300A260 260 0 0 1 490 560" strokeDasharray="16 4 3 4" />
        </g>
        <path d="M226 660H494M230 630v34M221 669l18 -18M490 630v34M481 669l18 -18" strokeWidth=".8" />
        <path d="M360 120L360 820" strokeWidth=".75" strokeDasharray="14 3 2 3" opacity=".7" />
        <circle cx="360" cy="110" r="26" strokeWidth="1.5" />
        <g className="door-text">
          <text x="360" y="652" fontSize="22" textAnchor="middle">
            {t('door.width')}
          </text>
          <text x="378" y="720" fontSize="18">
            T 0.01
          </text>
          <text x="378" y="746" fontSize="18">
            {t('door.note')}
          </text>
          <text x="360" y="118" fontSize="24" textAnchor="middle">
            A
          </text>
        </g>
      </svg>
    </div>
  );
}

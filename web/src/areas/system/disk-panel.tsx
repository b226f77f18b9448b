import { type SystemState, systemLimits } from '@contract/system';
import { useId } from 'react';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { Panel } from '../../ui/layout/panel';
import { formatBytes } from '../../ui/marks/format-bytes';
import { formatShare } from './system-query';

type DiskPanelProps = Pick<SystemState, 'disk' | 'stored'>;

/** Shows what the store holds and, where files lie on a disk, how much of it is left. */
export function DiskPanel({ disk, stored }: DiskPanelProps) {
  const t = useT();
  const locale = useLocale();
  const size = (bytes: number) => formatBytes(bytes, locale);
  const used = disk ? disk.total - disk.free : 0;
  const others = Math.max(0, used - stored.customers - stored.results);
  return (
    <Panel
      title={t('system.disk')}
      aside={disk && <span className="mono extra-small muted">{t('system.disk.used', { used: size(used), total: size(disk.total) })}</span>}
      flush
    >
      {disk ? <DiskDrawing disk={disk} stored={stored} others={others} /> : <p className="system-note">{t('system.disk.bucket')}</p>}
      <dl className="system-facts">
        <dt>{t('system.disk.customers')}</dt>
        <dd>{size(stored.customers)}</dd>
        <dt>{t('system.disk.results')}</dt>
        <dd>{size(stored.results)}</dd>
        {disk && (
          <>
            <dt>{t('system.disk.others')}</dt>
            <dd>{size(others)}</dd>
          </>
        )}
      </dl>
    </Panel>
  );
}

type DiskDrawingProps = { disk: NonNullable<SystemState['disk']>; stored: SystemState['stored']; others: number };

const LEFT = 10;
const WIDTH = 500;
/** The share from which a part has room for its size above it. */
const ROOM = 0.14;

/** The disk as a measured bar: what is taken, what is free, and from where on it becomes tight. */
function DiskDrawing({ disk, stored, others }: DiskDrawingProps) {
  const t = useT();
  const locale = useLocale();
  const hatch = useId();
  const size = (bytes: number) => formatBytes(bytes, locale);
  const fills = ['var(--ink-3)', 'var(--accent-cad-tint)', `url(#${hatch})`, 'none'];
  const sizes = [stored.customers, stored.results, others, disk.free];
  // Files may be smaller on the disk than they say: what is drawn fills the bar in any case.
  const whole = sizes.reduce((sum, bytes) => sum + bytes, 0);
  const parts = sizes.map((bytes, index) => {
    const before = sizes.slice(0, index).reduce((sum, part) => sum + part, 0);
    return { bytes, from: LEFT + (before / whole) * WIDTH, share: bytes / whole, fill: fills[index] };
  });
  const ends = [...parts.map(({ from }) => from), LEFT + WIDTH];
  const [customers, results, , free] = parts.map(({ bytes }) => size(bytes));
  const warning = LEFT + systemLimits.diskUsedShare * WIDTH;
  return (
    <svg
      className="disk-drawing"
      viewBox="0 0 520 92"
      role="img"
      aria-label={t('system.disk.drawing', { customers: customers ?? '', results: results ?? '', others: size(others), free: free ?? '' })}
    >
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" stroke="currentColor" />
        </pattern>
      </defs>
      <g stroke="currentColor">
        {parts.map(({ from, share, fill }, index) => (
          <path
            key={fill}
            d={`M${from} 30H${from + share * WIDTH}V58H${from}z`}
            fill={fill}
            strokeDasharray={index === 3 ? '4 3' : undefined}
          />
        ))}
        <path
          d={`M4 18H516${ends
            .filter((x, index) => x - (ends[index - 1] ?? 0) >= LEFT)
            .map(tick)
            .join('')}`}
          fill="none"
        />
      </g>
      <path d={`M${warning} 26V66`} className="disk-warning" />
      {parts.map(({ from, share, bytes, fill }, index) =>
        share < ROOM ? null : (
          <text key={fill} x={from + (share * WIDTH) / 2} y="11">
            {index === 3 ? `${size(bytes)} ${t('system.disk.free')}` : size(bytes)}
          </text>
        ),
      )}
      <text x={warning} y="84" className="disk-warning-text">
        {t('system.disk.warning', { share: formatShare(systemLimits.diskUsedShare, locale) })}
      </text>
    </svg>
  );
}

/** A slanted stroke across the line of measures, as drawings end them. */
const tick = (x: number): string => `M${x} 12V24M${x - 5} 23l10-10`;

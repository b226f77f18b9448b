import { useId } from 'react';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { sectionLabel, sectionTitle, metres } from './measure/describe-room';
import { percentsOf } from './measure/measure-room';
import { FULL_HEIGHT_MM, HALF_HEIGHT_MM } from './measure/measure-zones';
import type { Room } from './measure/project';
import { sectionProfile, type ProfilePoint, type ProfileZone, type SectionProfile } from './measure/section-profile';
import { ZoneHatch } from './room-plan';

const WIDTH = 480;
const HEIGHT = 278;
const MARGIN = { side: 50, top: 18, bottom: 66 };
/** A strip narrower than this has no room for its percentage. */
const MIN_LABEL_WIDTH = 34;

type View = { x: (distance: number) => number; y: (height: number) => number };

/** The room cut through its first slope: height zones under the roof, and how wide they are. */
export function RoomSection({ room }: { room: Room }) {
  const words = { t: useT(), locale: useLocale() };
  const hatch = useId();
  const profile = sectionProfile(room);
  if (!profile) return null;
  const view = fit(profile);
  const percents = percentsOf(room);
  return (
    <svg className="room-drawing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={sectionLabel(room, words)}>
      <ZoneHatch id={hatch} />
      {profile.zones.map((zone) => (
        <path
          key={zone.from}
          d={zonePath(zone, profile.points, view)}
          className={fillOf(percents[zone.zone])}
          fill={percents[zone.zone] === 0 ? `url(#${hatch})` : undefined}
        />
      ))}
      <path className="cut-line" d={outlinePath(profile, view)} />
      <path className="cut-line" d={`M${view.x(0) - 16} ${view.y(0)}H${view.x(profile.depthMm) + 16}`} />
      <HeightLines profile={profile} view={view} />
      <ZoneChain zones={profile.zones} view={view} percents={percents} />
      <text x={view.x(0)} y={HEIGHT - 2} className="drawing-title">
        {sectionTitle(room, words)}
      </text>
    </svg>
  );
}

const fillOf = (percent: number): string | undefined => (percent === 0 ? undefined : percent === 100 ? 'zone-full' : 'zone-half');

/** Where one and two metres are reached. */
function HeightLines({ profile, view }: { profile: SectionProfile; view: View }) {
  const words = { t: useT(), locale: useLocale() };
  const highest = Math.max(...profile.points.map(({ height }) => height));
  const heights = [HALF_HEIGHT_MM, FULL_HEIGHT_MM].filter((height) => height < highest);
  return (
    <g className="dimension">
      {heights.map((height) => (
        <g key={height}>
          <path className="height-line" d={`M${view.x(0)} ${view.y(height)}H${view.x(profile.depthMm)}`} />
          <text x={view.x(profile.depthMm) + 24} y={view.y(height) + 4}>
            {metres(height, words)}
          </text>
        </g>
      ))}
    </g>
  );
}

type ZoneChainProps = { zones: readonly ProfileZone[]; view: View; percents: Record<ProfileZone['zone'], number> };

/** A dimension line below the section, with the share of each strip. */
function ZoneChain({ zones, view, percents }: ZoneChainProps) {
  const y = HEIGHT - 32;
  const stops = [...zones.map(({ from }) => from), zones.at(-1)?.to ?? 0].map(view.x);
  return (
    <g className="dimension">
      <path d={`M${(stops[0] ?? 0) - 6} ${y}H${(stops.at(-1) ?? 0) + 6}${stops.map((x) => `M${x - 5} ${y + 5}l10 -10`).join('')}`} />
      {zones
        .filter(({ from, to }) => view.x(to) - view.x(from) > MIN_LABEL_WIDTH)
        .map(({ from, to, zone }) => (
          <text key={from} x={(view.x(from) + view.x(to)) / 2} y={y - 6}>
            {percents[zone] === 0 ? '0' : `${percents[zone]} %`}
          </text>
        ))}
    </g>
  );
}

function zonePath({ from, to }: ProfileZone, points: readonly ProfilePoint[], { x, y }: View): string {
  const roof = points
    .filter(({ distance }) => distance >= from && distance <= to)
    .map(({ distance, height }) => `L${x(distance)} ${y(height)}`);
  return `M${x(from)} ${y(0)}${roof.join('')}L${x(to)} ${y(0)}z`;
}

const outlinePath = ({ points, depthMm }: SectionProfile, { x, y }: View): string =>
  `M${x(0)} ${y(0)}${points.map(({ distance, height }) => `L${x(distance)} ${y(height)}`).join('')}L${x(depthMm)} ${y(0)}`;

function fit({ depthMm, points }: SectionProfile): View {
  const highest = Math.max(...points.map(({ height }) => height), FULL_HEIGHT_MM);
  const scale = Math.min((WIDTH - 2 * MARGIN.side) / depthMm, (HEIGHT - MARGIN.top - MARGIN.bottom) / highest);
  const left = (WIDTH - depthMm * scale) / 2;
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: (distance) => round(left + distance * scale), y: (height) => round(HEIGHT - MARGIN.bottom - height * scale) };
}

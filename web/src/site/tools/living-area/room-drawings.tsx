import { useId } from 'react';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { sectionLabel, sectionTitle, metres, wallName } from './measure/describe-room';
import { percentsOf } from './measure/measure-room';
import { FULL_HEIGHT_MM, HALF_HEIGHT_MM, floorBelow } from './measure/measure-zones';
import { type Room, type Point, countsByHeight } from './measure/project';
import { sectionProfile, type ProfilePoint, type ProfileZone, type SectionProfile } from './measure/section-profile';
import { cornersOf, inwardWallsOf, isMeasured } from './measure/outline';

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

/** Lines at the heights of one and two metres. */
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

const PLAN_WIDTH = 480;
const PLAN_HEIGHT = 320;
const PLAN_MARGIN = 54;
const LETTER_GAP = 16;

/** The room from above in its own proportions: walls with letters, height zones, outer measures. */
export function RoomPlan({ room }: { room: Room }) {
  const words = { t: useT(), locale: useLocale() };
  const hatch = useId();
  if (!isMeasured(room.outline)) return <p className="small muted">{words.t('living-area.plan.unmeasured')}</p>;
  const corners = cornersOf(room.outline);
  const { scale, toView, box } = fitPlan(corners);
  const path = (points: readonly Point[]) => points.map((point) => toView(point).join(',')).join(' ');
  const percents = percentsOf(room);
  const above = (heightMm: number) => path(countsByHeight(room.use) ? floorBelow(room, corners, heightMm) : corners);
  return (
    <svg
      className="room-drawing"
      viewBox={`0 0 ${PLAN_WIDTH} ${PLAN_HEIGHT}`}
      role="img"
      aria-label={words.t('living-area.plan.label', {
        name: room.name,
        length: metres(box.width, words),
        width: metres(box.height, words),
      })}
    >
      <ZoneHatch id={hatch} />
      <polygon points={path(corners)} className="zone-sheet" />
      <polygon points={path(corners)} fill={`url(#${hatch})`} />
      {percents.half > 0 && (
        <>
          <polygon points={above(HALF_HEIGHT_MM)} className="zone-sheet" />
          <polygon points={above(HALF_HEIGHT_MM)} className="zone-half" />
        </>
      )}
      {percents.full > percents.half && <polygon points={above(FULL_HEIGHT_MM)} className="zone-full" />}
      <polygon points={path(corners)} className="cut-line" />
      {inwardWallsOf(corners).map((wall, index) => (
        <WallLetter key={wallName(index)} name={wallName(index)} wall={[toView(wall[0]), toView(wall[1])]} />
      ))}
      <Dimensions width={box.width * scale} height={box.height * scale} texts={[metres(box.width, words), metres(box.height, words)]} />
    </svg>
  );
}

type ViewPoint = readonly [x: number, y: number];

/** Shows a wall's letter inside of it, in the middle. */
function WallLetter({ name, wall: [[x1, y1], [x2, y2]] }: { name: string; wall: readonly [ViewPoint, ViewPoint] }) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const x = (x1 + x2) / 2 - ((y2 - y1) / length) * LETTER_GAP;
  const y = (y1 + y2) / 2 + ((x2 - x1) / length) * LETTER_GAP;
  return (
    <text x={x.toFixed(1)} y={y.toFixed(1)} dominantBaseline="central">
      {name}
    </text>
  );
}

/** Shows outer measures below and left of the room, with the ticks of a dimension line. */
function Dimensions({ width, height, texts: [across, down] }: { width: number; height: number; texts: readonly [string, string] }) {
  const [left, right] = [(PLAN_WIDTH - width) / 2, (PLAN_WIDTH + width) / 2];
  const [top, bottom] = [(PLAN_HEIGHT - height) / 2, (PLAN_HEIGHT + height) / 2];
  const [y, x] = [bottom + 34, left - 34];
  return (
    <g className="dimension">
      <path d={`M${left - 6} ${y}H${right + 6}M${x} ${top - 6}V${bottom + 6}`} />
      <path d={tick(left, y) + tick(right, y) + tick(x, top) + tick(x, bottom)} />
      <text x={PLAN_WIDTH / 2} y={y - 5}>
        {across}
      </text>
      <text x={x - 5} y={PLAN_HEIGHT / 2} transform={`rotate(-90 ${x - 5} ${PLAN_HEIGHT / 2})`}>
        {down}
      </text>
    </g>
  );
}

const tick = (x: number, y: number): string => `M${x - 5} ${y + 5}l10 -10`;

function fitPlan(corners: readonly Point[]) {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const box = { width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  const scale = Math.min((PLAN_WIDTH - 2 * PLAN_MARGIN) / box.width, (PLAN_HEIGHT - 2 * PLAN_MARGIN) / box.height);
  const [shiftX, shiftY] = [(PLAN_WIDTH - box.width * scale) / 2, (PLAN_HEIGHT - box.height * scale) / 2];
  const toView = ({ x, y }: Point): ViewPoint => [round((x - left) * scale + shiftX), round((y - top) * scale + shiftY)];
  return { scale, toView, box };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The hatch that fills areas which do not count. */
const ZoneHatch = ({ id }: { id: string }) => (
  <defs>
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V6" className="hatch-line" />
    </pattern>
  </defs>
);

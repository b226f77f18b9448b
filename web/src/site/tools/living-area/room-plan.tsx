import { useId } from 'react';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { floorBelow, FULL_HEIGHT_MM, HALF_HEIGHT_MM } from './measure/measure-zones';
import { metres, wallName } from './measure/describe-room';
import { percentsOf } from './measure/measure-room';
import { cornersOf, inwardWallsOf, isMeasured } from './measure/outline';
import { type Point, type Room, countsByHeight } from './measure/project';

const WIDTH = 480;
const HEIGHT = 320;
const MARGIN = 54;
const LETTER_GAP = 16;

/** The room from above in its own proportions: walls with letters, height zones, outer measures. */
export function RoomPlan({ room }: { room: Room }) {
  const words = { t: useT(), locale: useLocale() };
  const hatch = useId();
  if (!isMeasured(room.outline)) return <p className="small muted">{words.t('living-area.plan.unmeasured')}</p>;
  const corners = cornersOf(room.outline);
  const { scale, toView, box } = fit(corners);
  const path = (points: readonly Point[]) => points.map((point) => toView(point).join(',')).join(' ');
  const percents = percentsOf(room);
  const above = (heightMm: number) => path(countsByHeight(room.use) ? floorBelow(room, corners, heightMm) : corners);
  return (
    <svg
      className="room-drawing"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
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

/** Inside its wall, in the middle. */
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

/** Outer measures below and left of the room, with the ticks of a dimension line. */
function Dimensions({ width, height, texts: [across, down] }: { width: number; height: number; texts: readonly [string, string] }) {
  const [left, right] = [(WIDTH - width) / 2, (WIDTH + width) / 2];
  const [top, bottom] = [(HEIGHT - height) / 2, (HEIGHT + height) / 2];
  const [y, x] = [bottom + 34, left - 34];
  return (
    <g className="dimension">
      <path d={`M${left - 6} ${y}H${right + 6}M${x} ${top - 6}V${bottom + 6}`} />
      <path d={tick(left, y) + tick(right, y) + tick(x, top) + tick(x, bottom)} />
      <text x={WIDTH / 2} y={y - 5}>
        {across}
      </text>
      <text x={x - 5} y={HEIGHT / 2} transform={`rotate(-90 ${x - 5} ${HEIGHT / 2})`}>
        {down}
      </text>
    </g>
  );
}

const tick = (x: number, y: number): string => `M${x - 5} ${y + 5}l10 -10`;

function fit(corners: readonly Point[]) {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const box = { width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  const scale = Math.min((WIDTH - 2 * MARGIN) / box.width, (HEIGHT - 2 * MARGIN) / box.height);
  const [shiftX, shiftY] = [(WIDTH - box.width * scale) / 2, (HEIGHT - box.height * scale) / 2];
  const toView = ({ x, y }: Point): ViewPoint => [round((x - left) * scale + shiftX), round((y - top) * scale + shiftY)];
  return { scale, toView, box };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** "Does not count", as a pattern to fill with. */
export const ZoneHatch = ({ id }: { id: string }) => (
  <defs>
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V6" className="hatch-line" />
    </pattern>
  </defs>
);

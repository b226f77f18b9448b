import { bubble } from './annotation';
import { ACCENT } from './ink';

type WallDetailOptions = { x: number; y: number; height: number; masonryId: string; plasterId: string };

/** A wall's layers cut horizontally, numbered from outside to inside. */
export function wallDetail({ x, y, height, masonryId, plasterId }: WallDetailOptions): string {
  const layers = [
    { width: 10, fill: 'none' },
    { width: 44, fill: `url(#${masonryId})` },
    { width: 34, fill: 'none', insulation: true },
    { width: 12, fill: 'none' },
    { width: 24, fill: `url(#${plasterId})` },
  ];
  let left = x;
  const cut = layers.map(({ width, fill, insulation }) => {
    const shape = `<path d="M${left} ${y}h${width}v${height}h-${width}z" fill="${fill}" stroke-width="1.3"/>`;
    const wave = insulation ? `<path d="M${left} ${y}${insulationWave(width, height)}" stroke="${ACCENT}" stroke-width=".9"/>` : '';
    left += width;
    return shape + wave;
  });
  const right = left;
  left = x;
  const notes = layers.map(({ width }, i) => {
    const centre = left + width / 2;
    const k = i + 1;
    left += width;
    return `<path d="M${centre} ${y + 24 + k * 20}L${right + 34} ${y + 10 + k * 22}" stroke-width=".7"/><circle cx="${centre}" cy="${y + 24 + k * 20}" r="1.6" fill="currentColor"/>${bubble(right + 43, y + 10 + k * 22, k, 8)}`;
  });
  const breakLine = 'l10 -4l6 8l10 -4';
  return `${cut.join('')}<path d="M${x - 20} ${y}${breakLine}H${right + 20}M${x - 20} ${y + height}${breakLine}H${right + 20}" stroke-width=".8"/>${notes.join('')}`;
}

function insulationWave(width: number, height: number): string {
  return `q${width / 2} 3.5 ${width} 7q${-width / 2} 3.5 ${-width} 7`.repeat(Math.ceil(height / 14));
}

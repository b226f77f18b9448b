const turned = 'patternUnits="userSpaceOnUse" patternTransform="rotate(45)"';

const kinds = {
  steel: (ink: string) => `width="5" height="5" ${turned}><path d="M0 0V5" stroke="${ink}" stroke-width="1"/>`,
  wide: (ink: string) => `width="9" height="9" ${turned}><path d="M0 0V9" stroke="${ink}" stroke-width=".9"/>`,
  brick: (ink: string) => `width="8" height="8" ${turned}><path d="M0 0V8M3 0V8" stroke="${ink}" stroke-width=".8"/>`,
  dots: (ink: string) =>
    `width="7" height="7" patternUnits="userSpaceOnUse"><path d="M2 2h0M5.5 5.5h0" stroke="${ink}" stroke-width="1.4" stroke-linecap="round"/>`,
};

/** A hatch pattern for `fill="url(#id)"`. */
export const hatch = (id: string, kind: keyof typeof kinds, ink: string): string => `<pattern id="${id}" ${kinds[kind](ink)}</pattern>`;

/** "Does not count", as a pattern to fill with. */
export const ZoneHatch = ({ id }: { id: string }) => (
  <defs>
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V6" className="hatch-line" />
    </pattern>
  </defs>
);

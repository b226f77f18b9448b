import { Drawing } from '../../ui/marks/drawing';

/** A drawing on its own sheet beside a page's title. */
export const HeroDrawing = ({ name, label }: { name: string; label?: string }) => (
  <figure className="hero-drawing">
    <Drawing name={name} label={label} />
  </figure>
);

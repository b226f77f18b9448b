import { useEffect, useId, useRef } from 'react';
import { useLocale } from '../../lib/text/locale';
import { fetchDrawing } from './fetch-drawing';

/** Draws on the server only; the branch leaves no byte in the browser's bundle. */
const draw = import.meta.env.SSR ? (await import('../../drawings/render-drawing')).renderDrawing : undefined;

/** One object for good: React would empty the field if a later render brought a new one. */
const KEEP_MARKUP = { __html: '' };

export type DrawingProps = {
  /** The id at which the server's HTML can show the same drawing again. */
  id?: string | undefined;
  /** The drawing's name, such as `paper-to-cad/basic`, `strip/cad`, `scene/review`; a product without a drawing shows its category's. */
  name: string;
  /** The drawing that stands for one that there is not: editors type names. */
  otherwise?: string;
  /** The description for screen readers; without it the drawing is decoration. */
  label?: string;
  className?: string;
};

/** A drawing from the server's HTML, or fetched once when the page was reached by client navigation. */
export function Drawing(props: DrawingProps) {
  return <DrawingField key={props.name} {...props} />;
}

function DrawingField({ id, name, otherwise = '', label, className = '' }: DrawingProps) {
  const field = useRef<HTMLSpanElement>(null);
  const locale = useLocale();
  const ownId = useId();
  useEffect(() => {
    const element = field.current;
    if (!element || element.firstChild) return;
    let mounted = true;
    void fetchDrawing(name, locale)
      .then((svg) => svg || fetchDrawing(otherwise, locale))
      .then((svg) => {
        if (mounted) element.innerHTML = withOwnIds(svg, ownId);
      });
    return () => {
      mounted = false;
    };
  }, [name, otherwise, locale, ownId]);
  return (
    <span
      ref={field}
      className={`drawing ${className}`.trim()}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      dangerouslySetInnerHTML={
        draw ? { __html: withOwnIds(draw(name, locale, otherwise), ownId).replace('<svg', id ? `<svg id="${id}"` : '<svg') } : KEEP_MARKUP
      }
      suppressHydrationWarning
    />
  );
}

/** Makes ids unique: hatches are referred to by id, and a page may show one drawing twice. */
const withOwnIds = (svg: string, id: string): string => svg.replaceAll('id="d_', `id="${id}`).replaceAll('url(#d_', `url(#${id}`);

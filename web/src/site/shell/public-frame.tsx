import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { useFocusOnNavigation, useIsNavigating } from '../../lib/page/use-navigation';
import { useClientNavigation } from '../../static-markup/use-client-navigation';
import { StaticSection } from '../../ui/layout/static-page';
import { attachFrame } from '../../static-markup/frame-behaviour';
import type { FrameSections } from './frame-sections';
import { markPath } from '../../static-markup/path-marks';
import { useLocation } from '@tanstack/react-router';
import { createPortal } from 'react-dom';

type PublicFrameProps = {
  sections: FrameSections;
  /** The cart's item count. */
  badge: ReactNode;
  children: ReactNode;
};

/** The frame around every public page. */
export function PublicFrame({ sections, badge, children }: PublicFrameProps) {
  const t = useT();
  const locale = useLocale();
  const path = useCurrentPath();
  const content = useRef<HTMLElement>(null);
  const [above, setAbove] = useState<HTMLElement | null>(null);
  const [below, setBelow] = useState<HTMLElement | null>(null);
  useClientNavigation();
  useFocusOnNavigation(content);
  useEffect(() => (above && below ? attachFrame(t, locale) : undefined), [t, locale, above, below]);
  useEffect(() => markPath(path), [path, above, below]);
  return (
    <>
      <StaticSection ref={setAbove}>{sections?.above}</StaticSection>
      <main id="inhalt" ref={content} tabIndex={-1} aria-busy={useIsNavigating() || undefined}>
        {children}
      </main>
      <StaticSection ref={setBelow}>{sections?.below}</StaticSection>
      <CountBadges badge={badge} above={above} below={below} />
    </>
  );
}

/** Returns the page's path without language prefix. */
const useCurrentPath = (): string => useLocation({ select: (location) => location.pathname });

/** Shows the badge in every slot of header and menu, once these are there. */
function CountBadges({ badge, above, below }: { badge: ReactNode; above: Element | null; below: Element | null }) {
  const slots = useMemo(() => [above, below].flatMap((part) => (part ? [...part.querySelectorAll('.badge-slot')] : [])), [above, below]);
  return slots.map((slot, index) => createPortal(badge, slot, String(index)));
}

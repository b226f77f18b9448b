import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnNavigation } from '../../lib/use-focus-on-navigation';
import { useIsNavigating } from '../../lib/use-is-navigating';

type AreaFrameProps = { bar: ReactNode; /** What concerns the whole page. */ note?: ReactNode; footer?: ReactNode; children: ReactNode };

/** What surrounds every page of an area. */
export function AreaFrame({ bar, note, footer, children }: AreaFrameProps) {
  const { t } = useTranslation();
  const content = useRef<HTMLElement>(null);
  useFocusOnNavigation(content);
  return (
    <div className="area">
      <a className="skip-link" href="#inhalt">
        {t('page.skip')}
      </a>
      {bar}
      {note}
      <main id="inhalt" className="wrap" ref={content} tabIndex={-1} aria-busy={useIsNavigating() || undefined}>
        {children}
      </main>
      {footer}
    </div>
  );
}

import { useEffect, useState, type RefObject } from 'react';
import { squareMetres } from './describe-room';
import { addUp } from './measure-project';
import type { Room } from './project';
import { useWords } from './use-words';

/** The area at the foot of small screens while the result is out of sight, and the way there. */
export function TotalBar({ rooms, result }: { rooms: readonly Room[]; result: RefObject<HTMLElement | null> }) {
  const words = useWords();
  const { t } = words;
  const isResultVisible = useVisible(result);
  return (
    <div className="bottom-bar no-print" hidden={isResultVisible}>
      <div>
        <span className="label">{t('living-area.result')}</span>
        <b>{t('living-area.area', { area: squareMetres(addUp(rooms).counted, words) })}</b>
      </div>
      <button type="button" className="button small" onClick={() => result.current?.focus()}>
        {t('living-area.result.show')}
      </button>
    </div>
  );
}

/** True as long as nobody has looked, so that nothing covers the page before. */
function useVisible(element: RefObject<HTMLElement | null>): boolean {
  const [isVisible, setVisible] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isVisible;
}

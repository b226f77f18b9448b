import { useEffect } from 'react';

/** Lets the sliders of before-after sheets move their section lines, and say how much of both they show. @param page other sliders when it changes */
export function useSectionCut(page: unknown) {
  useEffect(() => {
    const move = ({ target }: { target: EventTarget | null }) => {
      if (!(target instanceof HTMLInputElement)) return;
      const sheet = target.closest<HTMLElement>('.before-after');
      if (!sheet) return;
      const shares = [target.valueAsNumber, 100 - target.valueAsNumber];
      sheet.style.setProperty('--cut', String(target.valueAsNumber / 100));
      target.ariaValueText = [...sheet.querySelectorAll('.caption')]
        .map(({ textContent }, index) => `${textContent} ${shares[index]} %`)
        .join(', ');
    };
    // A slider may have been moved before the page was hydrated.
    for (const slider of document.querySelectorAll('.before-after input')) move({ target: slider });
    document.addEventListener('input', move);
    return () => document.removeEventListener('input', move);
  }, [page]);
}

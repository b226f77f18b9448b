import { useEffect } from 'react';

/** Lets the sliders of before-after sheets move their section lines. @param page other sliders when it changes */
export function useSectionCut(page: unknown) {
  useEffect(() => {
    const move = ({ target }: { target: EventTarget | null }) => {
      if (!(target instanceof HTMLInputElement)) return;
      target.closest<HTMLElement>('.before-after')?.style.setProperty('--cut', String(Number(target.value) / 100));
    };
    // A slider may have been moved before the page was hydrated.
    for (const slider of document.querySelectorAll('.before-after input')) move({ target: slider });
    document.addEventListener('input', move);
    return () => document.removeEventListener('input', move);
  }, [page]);
}

import { useState } from 'react';

/** Which of `count` hits is chosen; none at first, and again past either end. */
export function useChoice(count: number) {
  const [chosen, setChosen] = useState(-1);
  const step = (by: 1 | -1) => {
    const next = chosen + by;
    setChosen(next >= count ? -1 : next < -1 ? count - 1 : next);
  };
  return { chosen, step, choose: setChosen };
}

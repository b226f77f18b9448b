/**
 * The fewest typing errors (a letter missing, added, wrong, or two swapped) by which `word` occurs anywhere in `term`,
 * so that compounds are found by a misspelt part. More than `limit` counts as `limit + 1`.
 */
export function distanceWithin(word: string, term: string, limit: number): number {
  if (word.length > term.length + limit) return limit + 1;
  let beforeLast: number[] = [];
  let last: number[] = Array.from({ length: term.length + 1 }, () => 0);
  for (let row = 1; row <= word.length; row++) {
    const current = [row];
    for (let column = 1; column <= term.length; column++) {
      const same = word[row - 1] === term[column - 1];
      let errors = Math.min(last[column - 1]! + (same ? 0 : 1), last[column]! + 1, current[column - 1]! + 1);
      const swapped = row > 1 && column > 1 && word[row - 1] === term[column - 2] && word[row - 2] === term[column - 1];
      if (swapped) errors = Math.min(errors, beforeLast[column - 2]! + 1);
      current.push(errors);
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(limit + 1, ...last);
}

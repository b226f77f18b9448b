/** The heading of the alphabet: `Ö` stands under `O`. */
export function letterOf(term: string): string {
  const [first = ''] = term.normalize('NFD').toUpperCase();
  return /[A-Z]/.test(first) ? first : '#';
}

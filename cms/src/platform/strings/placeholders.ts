/** The names in `{{…}}` of a text, each once, in alphabetical order. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))].sort();

/** Why `text` cannot replace `original`, for the translator; null when it can. */
export function placeholderProblem(original: string, text: string): string | null {
  const [wanted, given] = [placeholdersOf(original), placeholdersOf(text)];
  const missing = wanted.find((name) => !given.includes(name));
  if (missing) return `Der Platzhalter {{${missing}}} fehlt.`;
  const unknown = given.find((name) => !wanted.includes(name));
  if (unknown) return `Den Platzhalter {{${unknown}}} gibt es in diesem Text nicht.`;
  return /\{\{|\}\}/.test(text.replace(/\{\{\w+\}\}/g, ''))
    ? 'Ein Platzhalter ist nicht richtig geschrieben: zwei Klammern, ein Name, zwei Klammern.'
    : null;
}

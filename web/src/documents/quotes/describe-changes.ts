import type { DocumentLine } from '@contract/billing/document';

/** What a customer wants to have changed, as one text that names the lines: `Pos. 2, Grundrisse: …`. */
export function describeChanges(
  lines: readonly Pick<DocumentLine, 'name'>[],
  notes: readonly string[],
  general: string,
  position: string,
): string {
  const perLine = lines.map(({ name }, index) => ({ head: `${position} ${index + 1}, ${name}`, note: notes[index]?.trim() ?? '' }));
  const wishes = perLine.filter(({ note }) => note !== '').map(({ head, note }) => `${head}: ${note}`);
  return [...wishes, general.trim()].filter((part) => part !== '').join('\n\n');
}

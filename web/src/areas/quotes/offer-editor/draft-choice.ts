import { alternativeGroups, isPreset, type LineChoice } from '@contract/quoting/choice';
import { type DraftForm, withLine } from './draft-form';

/** The kinds of lines in the order in which they are offered. */
export const choiceKinds = ['required', 'optional', 'alternative'] as const satisfies LineChoice['kind'][];

/** Returns the kind of a line with what it starts with: an alternative joins the group named last, or a new one. */
export function choiceOfKind({ lines }: DraftForm, kind: LineChoice['kind'], newGroup: string): LineChoice {
  if (kind === 'required') return { kind };
  if (kind === 'optional') return { kind, preset: false };
  return { kind, group: alternativeGroups(lines).at(-1)?.group ?? newGroup, preset: false };
}

/** Sets how a line is taken. Of each group exactly one line stays preset: the one that was chosen last, else the first. */
export const withChoice = (form: DraftForm, key: string, choice: LineChoice): DraftForm =>
  settled(
    withLine(form, key, (line) => ({ ...line, choice })),
    key,
  );

/** Presets exactly one line of each group. */
export function settled(form: DraftForm, last?: string): DraftForm {
  const chosen = alternativeGroups(form.lines).map(({ lines }) => {
    const preset = lines.filter(isPreset);
    return (preset.find(({ key }) => key === last) ?? preset[0] ?? lines[0])?.key;
  });
  const lines = form.lines.map((line) =>
    line.choice?.kind === 'alternative' ? { ...line, choice: { ...line.choice, preset: chosen.includes(line.key) } } : line,
  );
  return { ...form, lines };
}

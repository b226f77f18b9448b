import type { LineChoice } from '@contract/quoting/choice';
import { expect, test } from 'vitest';
import { choiceOfKind, settled, withChoice } from './draft-choice';
import { type DraftForm, type LineForm, withoutLine } from './draft-form';

const line = (key: string, choice?: LineChoice) => ({ key, name: `Position ${key}`, ...(choice && { choice }) }) as LineForm;
const oneOf = (group: string, preset = false): LineChoice => ({ kind: 'alternative', group, preset });
const formOf = (...lines: LineForm[]) => ({ lines, removed: [] as LineForm[] }) as DraftForm;
const presets = ({ lines }: DraftForm) =>
  lines.flatMap(({ key, choice }) => (choice && choice.kind !== 'required' && choice.preset ? [key] : []));

test('the first alternative founds a group and is preset, the next one joins it', () => {
  const form = formOf(line('1'), line('2'));
  const first = withChoice(form, '1', choiceOfKind(form, 'alternative', 'Alternative A'));
  expect(first.lines[0]?.choice).toEqual(oneOf('Alternative A', true));
  const second = withChoice(first, '2', choiceOfKind(first, 'alternative', 'Alternative B'));
  expect(second.lines[1]?.choice).toEqual(oneOf('Alternative A'));
});

test('presetting one of a group leaves the others', () => {
  const form = formOf(line('1', oneOf('A', true)), line('2', oneOf('A')), line('3', oneOf('B', true)));
  expect(presets(withChoice(form, '2', oneOf('A', true)))).toEqual(['2', '3']);
});

test('a line that joins another group takes nothing from it, and leaves its own one with a preset line', () => {
  const form = formOf(line('1', oneOf('A', true)), line('2', oneOf('A')), line('3', oneOf('B', true)));
  expect(presets(withChoice(form, '1', oneOf('B')))).toEqual(['2', '3']);
});

test('where the preset line is removed, the next one of its group is', () => {
  const form = formOf(line('1', oneOf('A', true)), line('2', oneOf('A')), line('3', oneOf('A')));
  expect(presets(settled(withoutLine(form, '1')))).toEqual(['2']);
});

test('options are preset one by one', () => {
  const form = formOf(line('1', { kind: 'optional', preset: true }), line('2'));
  expect(presets(withChoice(form, '2', { kind: 'optional', preset: true }))).toEqual(['1', '2']);
  expect(choiceOfKind(form, 'required', 'A')).toEqual({ kind: 'required' });
});

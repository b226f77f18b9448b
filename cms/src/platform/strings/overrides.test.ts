import { expect, test } from 'vitest';
import { placeholderProblem, placeholdersOf } from './overrides';

test('a text’s placeholders are listed once, in order', () => {
  expect(placeholdersOf('{{name}}, {{count}} Dateien für {{name}}')).toEqual(['count', 'name']);
});

test.each([
  ['the same in another order', '{{a}} von {{b}}', '{{b}}: {{a}}', null],
  ['none', 'Senden', 'Abschicken', null],
  ['one missing', 'Hallo {{name}}', 'Hallo', '{{name}} fehlt'],
  ['one unknown', 'Hallo {{name}}', 'Hallo {{name}} {{vorname}}', '{{vorname}} gibt es'],
  ['one misspelt', 'Hallo', 'Hallo {{ name }}', 'nicht richtig geschrieben'],
  ['a bracket too many', 'Hallo {{name}}', 'Hallo {{name}}}}', 'nicht richtig geschrieben'],
])('%s', (_name, original, text, problem) => {
  const found = placeholderProblem(original, text);
  if (problem) expect(found).toContain(problem);
  else expect(found).toBeNull();
});

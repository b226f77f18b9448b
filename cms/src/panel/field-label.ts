import componentForms from './component-forms.json';
import forms from './forms.json';

type Form = { fields: Record<string, { label: string }> };
const typeForms = forms as Record<string, Form>;
const labelsOfParts = new Map(
  Object.values(componentForms as Record<string, Form>).flatMap(({ fields }) =>
    Object.entries(fields).map(([name, { label }]): [string, string] => [name, label]),
  ),
);

/**
 * Names a field of an entry as its form does: `Häufige Fragen 2 › Antwort`. @param path names and places, as
 * `['faqs', '1', 'answer']`
 */
export function fieldLabel(uid: string, path: readonly string[]): string {
  const names: string[] = [];
  for (const part of path) {
    const place = /^\d+$/.test(part) ? ` ${Number(part) + 1}` : null;
    if (place !== null) names.push(`${names.pop() ?? ''}${place}`);
    else names.push((names.length === 0 ? typeForms[uid]?.fields[part]?.label : labelsOfParts.get(part)) ?? part);
  }
  return names.join(' › ');
}

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import componentForms from '../src/panel/component-forms.json';
import forms from '../src/panel/forms.json';

type Schema = { attributes: Record<string, { required?: boolean }> };
type Form = { fields: Record<string, { label: string; hint?: string }> };

const sources = join(import.meta.dirname, '../src');
const read = (path: string): Schema => JSON.parse(readFileSync(join(sources, path), 'utf8')) as Schema;

const typed = Object.entries(forms as Record<string, Form>).map(([uid, form]) => {
  const name = uid.split('.').at(-1) ?? '';
  return [uid, form, read(`api/${name}/content-types/${name}/schema.json`)] as const;
});
const components = readdirSync(join(sources, 'components/shop')).map((file) => {
  const uid = `shop.${basename(file, '.json')}`;
  return [uid, (componentForms as Record<string, Form>)[uid], read(`components/shop/${file}`)] as const;
});

test.each([...typed, ...components])(
  'the form of %s names all fields in German, and says what required ones are for',
  (_uid, form, schema) => {
    const named = Object.keys(schema.attributes).filter((name) => form?.fields[name]?.label);
    expect(named).toEqual(Object.keys(schema.attributes));
    const unexplained = Object.entries(schema.attributes).filter(([name, { required }]) => required && !form?.fields[name]?.hint);
    expect(unexplained.map(([name]) => name)).toEqual([]);
  },
);

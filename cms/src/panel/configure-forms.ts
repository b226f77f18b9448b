import type { Core } from '@strapi/strapi';
import componentForms from './component-forms.json';
import forms from './forms.json';

type FormField = { label: string; hint?: string; size: number; readOnly?: boolean };
type Form = { mainField: string; list: string[]; fields: Record<string, FormField> };
type Configuration = {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: object; list: object }>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
};

const ROW_WIDTH = 12;

/**
 * Gives the panel's edit forms and their blocks German labels, hints and order. Written once per version of the forms, so
 * that a layout that staff changed in the panel stays until the form itself changes.
 */
export async function configureForms(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'panel' });
  const version = JSON.stringify([forms, componentForms]);
  if ((await store.get({ key: 'forms' })) === version) return;
  const service = strapi.plugin('content-manager').service('content-types');
  for (const [uid, form] of Object.entries(forms as Record<string, Form>)) {
    const contentType = strapi.contentTypes[uid as keyof typeof strapi.contentTypes];
    const current: Configuration = await service.findConfiguration(contentType);
    await service.updateConfiguration(contentType, configured(current, form));
  }
  const components = strapi.plugin('content-manager').service('components');
  for (const [uid, form] of Object.entries(componentForms as Record<string, Form>)) {
    const component = strapi.components[uid as keyof typeof strapi.components];
    await components.updateConfiguration(component, configured(await components.findConfiguration(component), form));
  }
  await store.set({ key: 'forms', value: version });
}

function configured(current: Configuration, form: Form): Configuration {
  const metadatas = { ...current.metadatas };
  for (const [name, { label, hint, readOnly = false }] of Object.entries(form.fields)) {
    const known = metadatas[name] ?? { edit: {}, list: {} };
    metadatas[name] = { edit: { ...known.edit, label, description: hint ?? '', editable: !readOnly }, list: { ...known.list, label } };
  }
  return {
    settings: { ...current.settings, mainField: form.mainField, pageSize: 50 },
    metadatas,
    layouts: { list: form.list, edit: rows(form.fields) },
  };
}

function rows(fields: Record<string, FormField>): { name: string; size: number }[][] {
  const result: { name: string; size: number }[][] = [[]];
  let width = 0;
  for (const [name, { size }] of Object.entries(fields)) {
    if (width + size > ROW_WIDTH) {
      result.push([]);
      width = 0;
    }
    result.at(-1)?.push({ name, size });
    width += size;
  }
  return result;
}

import type { Core } from '@strapi/strapi';
import { isTranslated, isTranslatedField } from './untranslated';

type Action = { actionId: string; section: string };
type Permission = { action: string; subject?: string | null; properties?: { fields?: string[]; locales?: string[] } };
type NewRole = { code: string; name: string; description: string; permissions: Permission[] };

const TRANSLATION = 'api::translation.translation';
const MEDIA = ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link'];

/**
 * Creates the panel's roles for marketing staff and translators once; what the operator changes afterwards stays.
 * @param withheld types that neither gets a right on
 */
export async function createPanelRoles(strapi: Core.Strapi, withheld: readonly string[]): Promise<void> {
  const rights = contentRights(strapi, withheld);
  const content = rights.filter(({ subject }) => subject !== TRANSLATION);
  const translated = content.filter(({ subject }) => isTranslated(strapi, subject));
  await createRole(strapi, {
    code: 'marketing',
    name: 'Marketing',
    description: 'Bearbeitet Inhalte, Preise und Bilder in beiden Sprachen und veröffentlicht sie.',
    permissions: [...inLocales(strapi, content, ['de', 'en']), ...MEDIA.map((name) => ({ action: `plugin::upload.${name}` }))],
  });
  await createRole(strapi, {
    code: 'translation',
    name: 'Übersetzung',
    description: 'Übersetzt Inhalte ins Englische und ersetzt Oberflächentexte.',
    permissions: [
      ...inLocales(strapi, only(content, 'read'), ['de', 'en']),
      ...inLocales(strapi, textsOf(strapi, only(translated, 'create', 'update', 'publish')), ['en']),
      ...only(
        rights.filter(({ subject }) => subject === TRANSLATION),
        'read',
        'update',
      ),
      { action: 'plugin::upload.read' },
    ],
  });
}

async function createRole(strapi: Core.Strapi, { permissions, ...role }: NewRole): Promise<void> {
  const roles = strapi.db.query('admin::role');
  if (await roles.findOne({ where: { $or: [{ code: role.code }, { name: role.name }] } })) return;
  await strapi.db.transaction(async () => {
    const { id } = await roles.create({ data: role });
    await strapi.service('admin::role').addPermissions(id, permissions);
  });
}

/** Every right on every field of the content. */
function contentRights(strapi: Core.Strapi, withheld: readonly string[]): Permission[] {
  const actions: Action[] = strapi.service('admin::permission').actionProvider.values();
  const restrictedSubjects = Object.keys(strapi.contentTypes).filter((uid) => !uid.startsWith('api::') || withheld.includes(uid));
  return strapi.service('admin::content-type').getPermissionsWithNestedFields(
    actions.filter(({ section }) => section === 'contentTypes'),
    { restrictedSubjects },
  );
}

/** Returns rights without the fields that both languages share, prices and addresses among them. */
const textsOf = (strapi: Core.Strapi, rights: Permission[]): Permission[] =>
  rights.map((right) => {
    const fields = right.properties?.fields?.filter((field) => isTranslatedField(strapi, right.subject, field));
    return fields ? { ...right, properties: { ...right.properties, fields } } : right;
  });

const only = (rights: Permission[], ...verbs: string[]): Permission[] =>
  rights.filter(({ action }) => verbs.some((verb) => action === `plugin::content-manager.explorer.${verb}`));

const inLocales = (strapi: Core.Strapi, rights: Permission[], locales: string[]): Permission[] =>
  rights.map((right) => (isTranslated(strapi, right.subject) ? { ...right, properties: { ...right.properties, locales } } : right));

type Administrator = { email: string; password: string; firstname: string; lastname: string };

/** Creates a super administrator of Strapi's panel. */
export async function createPanelAdministrator(
  strapi: Core.Strapi,
  { email, password, firstname, lastname }: Administrator,
): Promise<void> {
  const superAdmin = await strapi.db.query('admin::role').findOne({ where: { code: 'strapi-super-admin' } });
  await strapi.service('admin::user').create({
    email,
    firstname,
    lastname,
    password,
    registrationToken: null,
    isActive: true,
    preferedLanguage: 'de',
    roles: [superAdmin.id],
  });
}

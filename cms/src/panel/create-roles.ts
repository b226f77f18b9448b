import type { Core } from '@strapi/strapi';
import { isTranslated, isTranslatedField } from './untranslated';

type Action = { actionId: string; section: string };
type Permission = { action: string; subject?: string | null; properties?: { fields?: string[]; locales?: string[] } };
type NewRole = { code: string; name: string; description: string; permissions: Permission[] };

const TRANSLATION = 'api::translation.translation';
const MEDIA = ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link'];

/**
 * Creates the panel's roles for marketing staff and translators once; what the operator changes afterwards stays. Types and
 * fields that a later edition brings are added to them: nobody has decided on those yet.
 * @param withheld types that neither gets a right on
 */
export async function createPanelRoles(strapi: Core.Strapi, withheld: readonly string[]): Promise<void> {
  const rights = contentRights(strapi, withheld);
  const known = await readKnownFields(strapi);
  for (const { permissions, ...role } of definedRoles(strapi, rights)) {
    const roles = strapi.db.query('admin::role');
    const stored: { id: number; code: string } | null = await roles.findOne({ where: { $or: [{ code: role.code }, { name: role.name }] } });
    if (stored?.code === role.code) await grantNew(strapi, stored.id, permissions, known);
    if (stored) continue;
    await strapi.db.transaction(async () => {
      const { id } = await roles.create({ data: role });
      await strapi.service('admin::role').addPermissions(id, permissions);
    });
  }
  await fieldStore(strapi).set({ key: 'fields', value: Object.fromEntries(fieldsOf(rights)) });
}

function definedRoles(strapi: Core.Strapi, rights: Permission[]): NewRole[] {
  const content = rights.filter(({ subject }) => subject !== TRANSLATION);
  const translated = content.filter(({ subject }) => isTranslated(strapi, subject));
  return [
    {
      code: 'marketing',
      name: 'Marketing',
      description: 'Bearbeitet Inhalte, Preise und Bilder in beiden Sprachen und veröffentlicht sie.',
      permissions: [...inLocales(strapi, content, ['de', 'en']), ...MEDIA.map((name) => ({ action: `plugin::upload.${name}` }))],
    },
    {
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
    },
  ];
}

/** The fields of each type that the roles have been decided on. */
type KnownFields = ReadonlyMap<string, ReadonlySet<string>>;

const fieldStore = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'panel-roles' });

const fieldsOf = (rights: readonly Permission[]): Map<string, string[]> => {
  const fields = new Map<string, string[]>();
  for (const { subject, properties } of rights)
    if (subject) fields.set(subject, [...new Set([...(fields.get(subject) ?? []), ...(properties?.fields ?? [])])]);
  return fields;
};

/** Reads the fields that the last start knew; after an edition that did not note them, those that the roles have. */
async function readKnownFields(strapi: Core.Strapi): Promise<KnownFields> {
  const noted = (await fieldStore(strapi).get({ key: 'fields' })) as Record<string, string[]> | null;
  const stored: Permission[] = noted
    ? []
    : await strapi.db.query('admin::permission').findMany({ where: { role: { code: ['marketing', 'translation'] } } });
  const fields = noted ? Object.entries(noted) : fieldsOf(stored);
  return new Map([...fields].map(([subject, names]) => [subject, new Set(names)]));
}

/** Adds to a role what no earlier edition had: the rights on new types, and new fields to the rights that it still has. */
async function grantNew(strapi: Core.Strapi, roleId: number, permissions: readonly Permission[], known: KnownFields): Promise<void> {
  const rows = strapi.db.query('admin::permission');
  for (const { action, subject, properties } of permissions) {
    if (!subject) continue;
    const before = known.get(subject);
    const isNew = (field: string) => !before?.has(field);
    const stored: { id: number; properties: Permission['properties'] } | null = await rows.findOne({
      where: { action, subject, role: { id: roleId } },
    });
    if (!before && !stored) await strapi.service('admin::role').addPermissions(roleId, [{ action, subject, properties }]);
    const added = properties?.fields?.filter((field) => isNew(field) && !stored?.properties?.fields?.includes(field)) ?? [];
    if (!stored?.properties?.fields || added.length === 0) continue;
    const fields = [...stored.properties.fields, ...added];
    await rows.update({ where: { id: stored.id }, data: { properties: { ...stored.properties, fields } } });
  }
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

/** The English text alternative of a picture, which stands beside the German one: translators write it. */
const ENGLISH_ALT = /(?:^|\.)altEn$/;

/** Returns rights without the fields that both languages share, prices and addresses among them. */
const textsOf = (strapi: Core.Strapi, rights: Permission[]): Permission[] =>
  rights.map((right) => {
    const fields = right.properties?.fields?.filter((field) => isTranslatedField(strapi, right.subject, field) || ENGLISH_ALT.test(field));
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

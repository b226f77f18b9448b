import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isCountry } from '../contract/country';
import { unprintableIn } from '../contract/printable';
import { hasControls } from '../contract/typed-text';
import { compactVatId, isVatId } from '../contract/pricing/vat-id';
import { checkAmount, type AmountKind, type AmountProblem } from '../contract/pricing/amount-text';
import { typedPriceIn } from '../contract/pricing/pricing';
import { answersProblem, MAX_WORDING_LENGTH, synonymsProblem, type WordingProblem } from '../contract/search/search-wording';
import type { Context, Next } from 'koa';
import { MAX_FILM_BYTES } from '../contract/content/picture-sizes';
import { ladderProblem } from '../domain/publishing/product-terms';
import { withForm, type FormLimits } from '../domain/files/form-files';
import { checkAltTexts, checkMedia, followMedia, keepMediaAddresses } from './media';

/** Prepares the editors' panel before Strapi starts: fields for amounts, checks of entries, pictures, and German for new users. */
export function preparePanel(strapi: Core.Strapi): void {
  registerAmountFields(strapi);
  checkEntries(strapi);
  greetInGerman(strapi);
  checkAltTexts(strapi);
  keepMediaAddresses(strapi);
  followMedia(strapi);
}

/** Gives every new user of the panel German, also those who are invited; whoever wants English chooses it in the profile. */
function greetInGerman(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    beforeCreate({ params }) {
      const { data } = params as { data: { preferedLanguage?: string | null } };
      data.preferedLanguage ??= 'de';
    },
  });
}

type Entry = Record<string, unknown>;
const writing = ['create', 'update', 'clone'];

/** Refuses entries that no document could carry, with a sentence for the editor. */
function checkEntries(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const { data } = context.params as { data?: Entry };
    if (!uid.startsWith('api::') || !writing.includes(action) || !data) return next();
    const problem =
      controlsProblem(data) ??
      (uid === 'api::company.company' ? companyProblem(data) : null) ??
      (uid === 'api::site.site' ? wordingProblem(data) : null) ??
      unprintableProblem(data, printedFields[uid]) ??
      amountProblem(strapi, context.contentType.attributes, data, await storedKind(strapi, context)) ??
      (uid === 'api::product.product' ? typedLadderProblem({ ...(await storedProduct(strapi, context)), ...data }) : null);
    if (problem) throw new errors.ValidationError(problem);
    return next();
  });
}

/** Reads the price type of a stored add-on, for changes that do not contain it. */
async function storedKind(strapi: Core.Strapi, { uid, params }: { uid: string; params: object }): Promise<Entry> {
  const { documentId } = params as { documentId?: string };
  if (uid !== 'api::addon.addon' || !documentId) return {};
  return (await strapi.db.query(uid).findOne({ where: { documentId }, select: ['priceType'] })) ?? {};
}

/** Reads what a product's ladder is checked against, for changes that do not contain it. */
async function storedProduct(strapi: Core.Strapi, { params }: { params: object }): Promise<Entry> {
  const { documentId } = params as { documentId?: string };
  if (!documentId) return {};
  const where = { documentId, locale: 'de', publishedAt: null };
  return (await strapi.db.query('api::product.product').findOne({ where, populate: { tiers: true } })) ?? {};
}

/** Checks a product's volume ladder as the panel sends it, whose tiers stand in their order. */
function typedLadderProblem({ tiers, price, minQuantity, priceUnit }: Entry): string | null {
  if (!Array.isArray(tiers)) return null;
  const steps = tiers.map((tier: Entry) => ({ from: Number(tier.from), price: Number(tier.price) }));
  return ladderProblem({ tiers: steps, price: Number(price), minQuantity: minQuantity as number | string | null | undefined, priceUnit });
}

function controlsProblem(data: Entry): string | null {
  const name = Object.keys(data).find((key) => holdsControls(data[key]));
  return name ? `${name}: Der Text enthält unsichtbare Steuerzeichen. Bitte tippen Sie ihn neu, statt ihn einzufügen.` : null;
}

function holdsControls(value: unknown): boolean {
  if (typeof value === 'string') return hasControls(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsControls);
}

/** Fields of entries that stand on offers and invoices; all of the company's do. */
const printedFields: Record<string, readonly string[] | 'all'> = {
  'api::product.product': ['name'],
  'api::addon.addon': ['name'],
  'api::company.company': 'all',
};

function unprintableProblem(data: Entry, fields: readonly string[] | 'all' = []): string | null {
  for (const name of fields === 'all' ? Object.keys(data) : fields) {
    const text = data[name];
    const sign = typeof text === 'string' ? unprintableIn(text) : undefined;
    if (sign) return `${name}: Das Zeichen „${sign}“ lässt sich auf Angeboten und Rechnungen nicht drucken. Bitte ersetzen Sie es.`;
  }
  return null;
}

/** Checks country and VAT ID of the operator, which stand on every invoice (BR-CL-14, BR-CO-09). */
function companyProblem({ country, vatId }: Entry): string | null {
  if (typeof country === 'string' && country !== '' && !isCountry(country))
    return `Land: „${country}“ ist kein Land nach ISO 3166, Deutschland ist DE.`;
  if (typeof vatId === 'string' && vatId !== '' && !isVatId(compactVatId(vatId)))
    return `USt-IdNr.: „${vatId}“ hat nicht die Form ihres Landes, deutsche sind DE und neun Ziffern.`;
  return null;
}

const wordingReasons: Record<WordingProblem['reason'], string> = {
  'too-long': 'ist zu lang. Bitte teilen Sie die Zeile',
  single: 'steht allein. Eine Zeile braucht mindestens zwei Wörter, durch Komma getrennt',
  empty: 'enthält kein Wort, nach dem jemand sucht',
  arrow:
    'hat nicht die Form, die hier erwartet wird. Bei besten Seiten stehen links von einem „>“ Suchwörter und rechts Adressen, bei gleichbedeutenden Wörtern steht kein „>“',
  path: 'ist keine Adresse dieser Website. Sie beginnt mit „/“ und hat kein /en, etwa /paper-to-cad/standard',
};

/** Checks what the search is taught, line by line. */
function wordingProblem({ searchSynonyms, searchAnswers }: Entry): string | null {
  const fields = [
    ['Suche: gleichbedeutende Wörter', searchSynonyms, synonymsProblem],
    ['Suche: beste Seiten', searchAnswers, answersProblem],
  ] as const;
  for (const [label, text, problemOf] of fields) {
    if (typeof text !== 'string') continue;
    if (text.length > MAX_WORDING_LENGTH) return `${label}: Der Text ist länger als ${MAX_WORDING_LENGTH} Zeichen.`;
    const problem = problemOf(text);
    if (problem) return `${label}, Zeile ${problem.line}: „${problem.text}“ ${wordingReasons[problem.reason]}.`;
  }
  return null;
}

type Route = { handler: unknown; config?: { policies?: unknown[] } };
type Router = { routes: Route[] };

const POLICY = 'global::shown-type';

/**
 * Closes routes of the panel's API, which Strapi builds from these lists later: called in `register`. Strapi keeps them for
 * as long as the process runs, also for a server that starts after another, so doing it twice must change nothing.
 */
export function closePanelRoutes(strapi: Core.Strapi): void {
  const panel = strapi.admin?.routes.admin as unknown as Router;
  // Strapi lets the first visitor of a fresh panel make themselves its administrator; here only `npm run user -- panel` does.
  panel.routes = panel.routes.filter(({ handler }) => handler !== 'authentication.registerAdmin');
  const { admin: content } = strapi.plugin('content-manager').routes as unknown as { admin: Router };
  for (const route of content.routes) {
    const others = (route.config?.policies ?? []).filter((policy) => policy !== POLICY);
    route.config = { ...route.config, policies: [POLICY, ...others] };
  }
}

type Attribute = { type: string; customField?: string; component?: string };
type AmountEntry = Record<string, unknown>;

/** The panel's own fields for amounts, whose columns are decimals. */
const amountFields = ['euros', 'addon-price', 'quantity'] as const;
type AmountField = (typeof amountFields)[number];

function registerAmountFields(strapi: Core.Strapi): void {
  strapi.customFields.register(
    amountFields.map((name) => ({ name, type: 'decimal' as const, inputSize: { default: 6 as const, isResizable: true } })),
  );
}

/** Returns the kind of an amount; that of an add-on's price follows from the price type chosen beside it. */
const kindOf = (field: AmountField, entry: AmountEntry): AmountKind => {
  if (field !== 'addon-price') return field;
  return typedPriceIn(entry.priceType);
};

const reasons: Record<AmountProblem, string> = {
  unclear: 'ist nicht eindeutig',
  'no-number': 'ist keine Zahl',
  places: 'hat mehr als zwei Stellen nach dem Komma',
  range: 'ist zu klein oder zu groß',
};

/**
 * Returns a sentence about the first amount that may not be stored, also in components; null where all may. @param stored
 * the stored entry
 */
function amountProblem(
  strapi: Core.Strapi,
  attributes: Record<string, unknown>,
  data: AmountEntry,
  stored: AmountEntry = {},
): string | null {
  for (const [name, value] of Object.entries(data)) {
    const attribute = attributes[name] as Attribute | undefined;
    const problem =
      attribute && value !== null && value !== undefined
        ? valueProblem(strapi, attribute, { name, value, entry: { ...stored, ...data } })
        : null;
    if (problem) return problem;
  }
  return null;
}

type Value = { name: string; value: unknown; entry: AmountEntry };

function valueProblem(strapi: Core.Strapi, attribute: Attribute, { name, value, entry }: Value): string | null {
  const field = amountFields.find((one) => attribute.customField === `global::${one}`);
  if (field) {
    const read = checkAmount(value, kindOf(field, entry));
    return 'problem' in read ? `${name}: „${String(value)}“ ${reasons[read.problem]}.` : null;
  }
  if (attribute.type !== 'component' || !attribute.component) return null;
  const { attributes = {} } = strapi.components[attribute.component as keyof typeof strapi.components] ?? {};
  const parts = (Array.isArray(value) ? value : [value]) as AmountEntry[];
  return parts.map((part) => amountProblem(strapi, attributes, part)).find(Boolean) ?? null;
}

/** Limits of the media library's forms. It sends each file in a request of its own; the size is the library's own limit. */
const limits: FormLimits = { bytes: MAX_FILM_BYTES, files: 10, fields: 50 };

/** Handlers of the panel that take files. */
const receivers = new Set(['admin-upload.upload', 'admin-upload.uploadFile', 'admin-upload.replaceFile', 'admin.updateProjectSettings']);

type UploadRoute = { handler: unknown; config?: { middlewares?: unknown[] } };
type Owner = { routes: { admin: { routes: UploadRoute[] } } };

/** Reads forms with files where the panel receives them, once the sender has proven who they are, and nowhere else. */
export function receivePanelFiles(strapi: Core.Strapi): void {
  const routers = [strapi.admin, strapi.plugin('upload')].map((owner) => (owner as unknown as Owner).routes.admin);
  const found = routers.flatMap(({ routes }) => routes).filter(({ handler }) => receivers.has(String(handler)));
  if (found.length !== receivers.size) throw new Error('The panel receives files by other routes than those known');
  for (const route of found) {
    // Strapi keeps its routes for as long as the process runs, also for a server that starts after another.
    const others = (route.config?.middlewares ?? []).filter((one) => (one as { name?: string }).name !== readPanelForm.name);
    route.config = { ...route.config, middlewares: [readPanelForm, ...others] };
  }
}

const readPanelForm = (ctx: Context, next: Next) =>
  withForm(ctx, limits, async () => {
    await checkMedia(ctx);
    return next();
  });

import type { Area } from '../../platform/area';
import type { Core, UID } from '@strapi/strapi';
import { isFinalText } from '../../platform/strings/translate';
import { hasWithdrawalNotice } from '../catalogue/withdrawal-notice';
import { legalSlugs } from '../catalogue/legal-text';
import { hasStoredData } from '../catalogue/stored-data';
import { readScanState } from '../files/quarantine';
import { requiredSellerFacts } from '../catalogue/seller-of';

export const recordsArea = {
  types: [
    'api::declaration.declaration',
    'api::declaration-settlement.declaration-settlement',
    'api::saved-view.saved-view',
    'api::approval.approval',
  ],
  final: [{ table: 'declarations' }, { table: 'declaration_settlements' }],
  numbered: ['withdrawal', 'cancellation'],
  indexes: {
    approvals: { approvals_status_index: ['status', 'id'], approvals_subject_index: ['subject_id', 'id'] },
    declarations: { declarations_kind_index: ['kind', 'id'] },
    saved_views: {
      saved_views_owner_index: ['owner_id', 'list', 'id'],
      saved_views_shared_index: ['list', 'shared', 'id'],
    },
  },
  topics: { declaration: {}, mail: {}, approval: {} },
  traces: {
    'account.exported': 'exported',
    'list.exported': 'exported',
    'contact.person-exported': 'exported',
    'contact.person-erased': 'erased',
  },
} satisfies Area;

/** Tells whether there is a site that visitors can see. */
export const isPublished = async (strapi: Core.Strapi): Promise<boolean> =>
  (await strapi.db.query('api::site.site').count({ where: { publishedAt: { $notNull: true } } })) > 0;

type LegalRow = { slug: string; locale: string; body: string | null };
type SectionsRow = { slug: string; locale: string; intro: string | null; sections: { title: string | null; text: string | null }[] };

/** Fields that every footer and the receipts of declarations show. */
const siteFields = ['address', 'phone', 'email'] as const;
type SiteRow = { locale: string } & Record<(typeof siteFields)[number], string | null>;

/** Fields that documents, due times and the imprint require. */
const companyFields = [...requiredSellerFacts, 'land'];

/** Lists content that is not ready for the public, though everything works. */
export async function findWarnings(strapi: Core.Strapi): Promise<string[]> {
  const [legal, pages, sites, company] = await Promise.all([
    publishedRows<LegalRow>(strapi, 'api::legal-page.legal-page'),
    publishedRows<SectionsRow>(strapi, 'api::page.page', { sections: true }),
    publishedRows<SiteRow>(strapi, 'api::site.site'),
    strapi.db.query('api::company.company').findOne({ where: {} }) as Promise<Record<string, string | null> | null>,
  ]);
  const texts = [
    ...legal.map(({ slug, locale, body }) => [slug, locale, body ?? ''] as const),
    ...pages.map(
      ({ slug, locale, intro, sections }) =>
        [slug, locale, [intro, ...sections.flatMap(({ title, text }) => [title, text])].join('\n')] as const,
    ),
  ];
  return [
    ...texts
      .filter(([, , text]) => !isFinalText(text))
      .map(([slug, locale]) => `The text "${slug}" (${locale}) still holds example values.`),
    ...legal
      .filter(({ slug, body }) => slug === legalSlugs.terms && !hasWithdrawalNotice(body ?? ''))
      .map(
        ({ locale }) =>
          `The terms (${locale}) lack {{Widerrufsbelehrung}} or {{Muster-Widerrufsformular}}: consumers may read two wordings.`,
      ),
    ...legal
      .filter(({ slug, body }) => slug === legalSlugs.privacy && !hasStoredData(body ?? ''))
      .map(({ locale }) => `The privacy text (${locale}) lacks {{Gespeicherte Daten}}: it may name other periods than those that are set.`),
    ...sites.flatMap(siteWarnings),
    ...companyWarnings(company ?? {}),
    ...(await scannerWarnings(strapi)),
    ...(process.env.SMTP_URL ? [] : ['SMTP_URL is not set: mails stay in the mailbox.']),
  ].sort();
}

async function scannerWarnings(strapi: Core.Strapi): Promise<string[]> {
  const { scanner, waiting, since } = await readScanState(strapi);
  if (scanner === 'none') return ['CLAMD_HOST is not set: files are not scanned for viruses.'];
  if (scanner === 'there') return [];
  return [`The virus scanner does not answer: ${waiting} files wait${since ? `, the first since ${since}` : ''}.`];
}

const siteWarnings = (site: SiteRow): string[] =>
  siteFields.filter((name) => !isFinalText(site[name] ?? '')).map((name) => `The website's ${name} (${site.locale}) is an example value.`);

function companyWarnings(company: Record<string, string | null>): string[] {
  const missing = companyFields.filter((name) => !company[name]);
  const made = companyFields.filter((name) => company[name] && !isFinalText(String(company[name])));
  return [
    ...missing.map((name) => `The company's ${name} is missing.`),
    ...made.map((name) => `The company's ${name} is an example value.`),
  ];
}

const publishedRows = <Row>(strapi: Core.Strapi, uid: string, populate: object = {}): Promise<Row[]> =>
  strapi.db.query(uid as UID.ContentType).findMany({ where: { publishedAt: { $notNull: true } }, populate });

import type { Core, UID } from '@strapi/strapi';
import { silentJobs } from '../jobs/start-jobs';
import { isFinalText } from '../strings/translate';
import { requiredSellerFacts } from '../documents/seller-of';
import { BlockList, isIP } from 'node:net';
import type { Context } from 'koa';
import { cmsTrustedHops } from '../settings';

/** `problems` keep this process from serving; `warnings` are what the operator should settle before going public. */
export type Readiness = { ready: boolean; problems: string[]; warnings: string[] };

const LIFETIME_MS = 1_000;
const TIMEOUT_MS = 5_000;

let latest: { at: number; readiness: Promise<Readiness> } | undefined;

/** Checks whether this process can serve: database, content and jobs. Callers within a second share one check. */
export function checkReadiness(strapi: Core.Strapi, nowMs = Date.now()): Promise<Readiness> {
  if (!latest || nowMs - latest.at > LIFETIME_MS) latest = { at: nowMs, readiness: look(strapi) };
  return latest.readiness;
}

async function look(strapi: Core.Strapi): Promise<Readiness> {
  const jobs = silentJobs().map((name) => `The job "${name}" has stopped.`);
  try {
    const warnings = await inTime(findWarnings(strapi));
    const seeded = await inTime(strapi.db.query('api::site.site').count({ where: { publishedAt: { $notNull: true } } }));
    const problems = [...jobs, ...(seeded > 0 ? [] : ['There is no published content.'])];
    return { ready: problems.length === 0, problems, warnings };
  } catch (error) {
    strapi.log.error('The database does not answer', error);
    return { ready: false, problems: ['The database does not answer.', ...jobs], warnings: [] };
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error(`no answer in ${TIMEOUT_MS} ms`)), TIMEOUT_MS).unref(),
  );
  return Promise.race([work, late]);
}

type LegalRow = { slug: string; locale: string; body: string | null };
type SectionsRow = { slug: string; locale: string; intro: string | null; sections: { title: string | null; text: string | null }[] };

/** The facts that every footer and the receipts of declarations name. */
const siteFields = ['address', 'phone', 'email'] as const;
type SiteRow = { locale: string } & Record<(typeof siteFields)[number], string | null>;

/** The facts that documents, due times and the imprint need. */
const companyFields = [...requiredSellerFacts, 'land'];

/** Lists what is not ready for the public, though everything works. */
async function findWarnings(strapi: Core.Strapi): Promise<string[]> {
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
    ...sites.flatMap(siteWarnings),
    ...companyWarnings(company ?? {}),
    ...(process.env.SMTP_URL ? [] : ['SMTP_URL is not set: mails stay in the mailbox.']),
  ].sort();
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

const internal = new BlockList();
internal.addSubnet('127.0.0.0', 8);
internal.addSubnet('10.0.0.0', 8);
internal.addSubnet('172.16.0.0', 12);
internal.addSubnet('192.168.0.0', 16);
internal.addAddress('::1', 'ipv6');
internal.addSubnet('fc00::', 7, 'ipv6');

/**
 * Checks whether a request comes from the installation's own network: a load balancer's probe, the operator's monitoring. A
 * request that came through a proxy which no setting names as trusted may come from anywhere.
 */
export function isInternal(ctx: Context): boolean {
  if (cmsTrustedHops === 0 && ctx.get('x-forwarded-for')) return false;
  const address = ctx.ip.replace(/^::ffff:/, '');
  return isIP(address) !== 0 && internal.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}

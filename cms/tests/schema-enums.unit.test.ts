import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkStates } from '../src/contract/files/file-check';
import { assignmentAuthors } from '../src/contract/production/assignment';
import { consentCategories } from '../src/contract/consent';
import { locales } from '../src/contract/constants';
import { pictureFocuses } from '../src/contract/content/picture-sizes';
import { tokenPurposes } from '../src/contract/people/account';
import { contactStatuses } from '../src/contract/people/contact';
import { contactTopics } from '../src/contract/people/contact-topics';
import { declarationKinds } from '../src/contract/people/declaration';
import { documentFormats, documentKinds } from '../src/contract/billing/document';
import { addonPriceTypes, expressTerms } from '../src/contract/pricing/pricing';
import { faqGroups, previewPurposes, sectionLayouts } from '../src/contract/content/content-page';
import { invoiceKinds, invoiceScopes, paymentKinds, paymentSources, settlements } from '../src/contract/billing/invoice';
import { versionActions, versionOrigins } from '../src/contract/content/content-version';
import { scheduleActions, scheduleStatuses } from '../src/contract/content/schedule';
import { priceChangeOrigins } from '../src/contract/pricing/price-change';
import { libraryTopics } from '../src/contract/content/knowledge';
import { mailStatuses } from '../src/contract/mailbox';
import { securityKinds } from '../src/contract/people/security';
import { personKinds } from '../src/contract/people/person';
import { accents, priceUnits } from '../src/contract/content/product-terms';
import { redirectKinds } from '../src/contract/content/directory';
import { viewedLists } from '../src/contract/people/saved-view';
import { socialNetworks } from '../src/contract/content/site';
import { requestSources } from '../src/contract/quoting/made-request';
import { approvalKinds } from '../src/contract/people/approval';
import { approvalStatuses } from '../src/contract/states/approval';
import { assignmentStatuses } from '../src/contract/states/assignment';
import { invoiceStates } from '../src/contract/states/invoice';
import { amendmentStatuses } from '../src/contract/states/amendment';
import { orderStatuses } from '../src/contract/states/order';
import { quoteStatuses } from '../src/contract/states/quote';
import { taxCases } from '../src/contract/pricing/tax';
import { messageAuthors } from '../src/contract/quoting/thread';
import { markStatuses } from '../src/contract/states/mark';
import { markAudiences, markAuthors } from '../src/contract/production/mark';
import { lands } from '../src/contract/country';

/** Each enumeration of a content type or component, with its list in the contract. */
const choices: Record<string, readonly string[]> = {
  'account-token#purpose': tokenPurposes,
  'addon#priceType': addonPriceTypes,
  'addon#term': expressTerms,
  'amendment#status': amendmentStatuses,
  'approval#kind': approvalKinds,
  'approval#status': approvalStatuses,
  'assignment#status': assignmentStatuses,
  'assignment-message#author': assignmentAuthors,
  'category#accent': accents,
  'company#land': lands,
  'contact#language': locales,
  'contact#status': contactStatuses,
  'contact#topic': contactTopics,
  'content-version#action': versionActions,
  'content-version#origin': versionOrigins,
  'declaration#kind': declarationKinds,
  'declaration#language': locales,
  'faq#group': faqGroups,
  'file#checkState': checkStates,
  'invitation#language': locales,
  'invoice#kind': invoiceKinds,
  'invoice#scope': invoiceScopes,
  'invoice#state': invoiceStates,
  'legal-text#language': locales,
  'invoice-balance#kind': invoiceKinds,
  'invoice-balance#scope': invoiceScopes,
  'invoice-balance#settlement': settlements,
  'library-entry#topic': libraryTopics,
  'mark#status': markStatuses,
  'mark-reply#audience': markAudiences,
  'mark-reply#author': markAuthors,
  'message#author': messageAuthors,
  'order#heldFrom': orderStatuses,
  'order#language': locales,
  'order#status': orderStatuses,
  'order#taxCase': taxCases,
  'outbox#language': locales,
  'outbox#status': mailStatuses,
  'payment#kind': paymentKinds,
  'payment#source': paymentSources,
  'person#kind': personKinds,
  'preview-token#purpose': previewPurposes,
  'price-change#origin': priceChangeOrigins,
  'product#priceUnit': priceUnits,
  'quote#language': locales,
  'quote#source': requestSources,
  'quote#status': quoteStatuses,
  'redirect#kind': redirectKinds,
  'saved-view#list': viewedLists,
  'schedule#action': scheduleActions,
  'schedule#status': scheduleStatuses,
  'security-event#kind': securityKinds,
  'shop/cookie-category#key': consentCategories,
  'shop/picture#focus': pictureFocuses,
  'shop/section#layout': sectionLayouts,
  'shop/social-link#network': socialNetworks,
  'stored-document#format': documentFormats,
  'stored-document#kind': documentKinds,
};

type Schema = { attributes: Record<string, { enum?: string[] }> };

/** Reads the enumerations of a folder's schemas, by `schema#attribute`. */
function enumsIn(folder: string, isSchema: (path: string) => boolean, nameOf: (path: string) => string): [string, string[]][] {
  const root = join(import.meta.dirname, '../src', folder);
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isSchema);
  return paths.flatMap((path) => {
    const { attributes } = JSON.parse(readFileSync(join(root, path), 'utf8')) as Schema;
    return Object.entries(attributes).flatMap(([name, choice]): [string, string[]][] =>
      choice.enum ? [[`${nameOf(path)}#${name}`, choice.enum]] : [],
    );
  });
}

const stored = [
  ...enumsIn(
    'api',
    (path) => basename(path) === 'schema.json',
    (path) => basename(dirname(path)),
  ),
  ...enumsIn(
    'components',
    (path) => path.endsWith('.json'),
    (path) => path.slice(0, -'.json'.length),
  ),
];

test('every enumeration of a schema stands in the table, and every row is one', () => {
  expect(stored.map(([name]) => name).sort()).toEqual(Object.keys(choices).sort());
});

test.each(stored)('%s has the choices that the code knows', (name, stored) => {
  expect(stored.toSorted()).toEqual(choices[name]?.toSorted());
});

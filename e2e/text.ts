import type { Locale } from '@contract/constants';
import deAdmin from '@contract/strings/de/admin.json' with { type: 'json' };
import deAssignments from '@contract/strings/de/assignments.json' with { type: 'json' };
import deAuth from '@contract/strings/de/auth.json' with { type: 'json' };
import deCatalogue from '@contract/strings/de/catalogue.json' with { type: 'json' };
import deConfigurator from '@contract/strings/de/configurator.json' with { type: 'json' };
import deConsent from '@contract/strings/de/consent.json' with { type: 'json' };
import deContact from '@contract/strings/de/contact.json' with { type: 'json' };
import deContractor from '@contract/strings/de/contractor.json' with { type: 'json' };
import deDeclarations from '@contract/strings/de/declarations.json' with { type: 'json' };
import deFiles from '@contract/strings/de/files.json' with { type: 'json' };
import deInvoices from '@contract/strings/de/invoices.json' with { type: 'json' };
import deLists from '@contract/strings/de/lists.json' with { type: 'json' };
import deLive from '@contract/strings/de/live.json' with { type: 'json' };
import deLivingArea from '@contract/strings/de/living-area.json' with { type: 'json' };
import deMailbox from '@contract/strings/de/mailbox.json' with { type: 'json' };
import deAudit from '@contract/strings/de/audit.json' with { type: 'json' };
import deOfferEditor from '@contract/strings/de/offer-editor.json' with { type: 'json' };
import deOffers from '@contract/strings/de/offers.json' with { type: 'json' };
import deOrders from '@contract/strings/de/orders.json' with { type: 'json' };
import dePages from '@contract/strings/de/pages.json' with { type: 'json' };
import dePeople from '@contract/strings/de/people.json' with { type: 'json' };
import dePortal from '@contract/strings/de/portal.json' with { type: 'json' };
import dePreview from '@contract/strings/de/preview.json' with { type: 'json' };
import deProblem from '@contract/strings/de/problem.json' with { type: 'json' };
import deQuotes from '@contract/strings/de/quotes.json' with { type: 'json' };
import deRoomBook from '@contract/strings/de/room-book.json' with { type: 'json' };
import deSearch from '@contract/strings/de/search.json' with { type: 'json' };
import deShell from '@contract/strings/de/shell.json' with { type: 'json' };
import deSystem from '@contract/strings/de/system.json' with { type: 'json' };
import deTools from '@contract/strings/de/tools.json' with { type: 'json' };
import deWorkProblem from '@contract/strings/de/work-problem.json' with { type: 'json' };
import enAdmin from '@contract/strings/en/admin.json' with { type: 'json' };
import enAssignments from '@contract/strings/en/assignments.json' with { type: 'json' };
import enAuth from '@contract/strings/en/auth.json' with { type: 'json' };
import enCatalogue from '@contract/strings/en/catalogue.json' with { type: 'json' };
import enConfigurator from '@contract/strings/en/configurator.json' with { type: 'json' };
import enConsent from '@contract/strings/en/consent.json' with { type: 'json' };
import enContact from '@contract/strings/en/contact.json' with { type: 'json' };
import enContractor from '@contract/strings/en/contractor.json' with { type: 'json' };
import enDeclarations from '@contract/strings/en/declarations.json' with { type: 'json' };
import enFiles from '@contract/strings/en/files.json' with { type: 'json' };
import enInvoices from '@contract/strings/en/invoices.json' with { type: 'json' };
import enLists from '@contract/strings/en/lists.json' with { type: 'json' };
import enLive from '@contract/strings/en/live.json' with { type: 'json' };
import enLivingArea from '@contract/strings/en/living-area.json' with { type: 'json' };
import enMailbox from '@contract/strings/en/mailbox.json' with { type: 'json' };
import enAudit from '@contract/strings/en/audit.json' with { type: 'json' };
import enOfferEditor from '@contract/strings/en/offer-editor.json' with { type: 'json' };
import enOffers from '@contract/strings/en/offers.json' with { type: 'json' };
import enOrders from '@contract/strings/en/orders.json' with { type: 'json' };
import enPages from '@contract/strings/en/pages.json' with { type: 'json' };
import enPeople from '@contract/strings/en/people.json' with { type: 'json' };
import enPortal from '@contract/strings/en/portal.json' with { type: 'json' };
import enPreview from '@contract/strings/en/preview.json' with { type: 'json' };
import enProblem from '@contract/strings/en/problem.json' with { type: 'json' };
import enQuotes from '@contract/strings/en/quotes.json' with { type: 'json' };
import enRoomBook from '@contract/strings/en/room-book.json' with { type: 'json' };
import enSearch from '@contract/strings/en/search.json' with { type: 'json' };
import enShell from '@contract/strings/en/shell.json' with { type: 'json' };
import enSystem from '@contract/strings/en/system.json' with { type: 'json' };
import enTools from '@contract/strings/en/tools.json' with { type: 'json' };
import enWorkProblem from '@contract/strings/en/work-problem.json' with { type: 'json' };

const german = {
  ...deAdmin,
  ...deAssignments,
  ...deAuth,
  ...deCatalogue,
  ...deConfigurator,
  ...deConsent,
  ...deContact,
  ...deContractor,
  ...deDeclarations,
  ...deFiles,
  ...deInvoices,
  ...deLists,
  ...deLive,
  ...deLivingArea,
  ...deMailbox,
  ...deAudit,
  ...deOfferEditor,
  ...deOffers,
  ...deOrders,
  ...dePages,
  ...dePeople,
  ...dePortal,
  ...dePreview,
  ...deProblem,
  ...deWorkProblem,
  ...deQuotes,
  ...deRoomBook,
  ...deSearch,
  ...deShell,
  ...deSystem,
  ...deTools,
};
const texts: Record<Locale, Record<TextKey, string>> = {
  de: german,
  en: {
    ...enAdmin,
    ...enAssignments,
    ...enAuth,
    ...enCatalogue,
    ...enConfigurator,
    ...enConsent,
    ...enContact,
    ...enContractor,
    ...enDeclarations,
    ...enFiles,
    ...enInvoices,
    ...enLists,
    ...enLive,
    ...enLivingArea,
    ...enMailbox,
    ...enAudit,
    ...enOfferEditor,
    ...enOffers,
    ...enOrders,
    ...enPages,
    ...enPeople,
    ...enPortal,
    ...enPreview,
    ...enProblem,
    ...enWorkProblem,
    ...enQuotes,
    ...enRoomBook,
    ...enSearch,
    ...enShell,
    ...enSystem,
    ...enTools,
  },
};

export type TextKey = keyof typeof german;
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/** The interface's own words, so that tests find things by what people read. */
export const textIn =
  (locale: Locale): Translate =>
  (key, values = {}) =>
    texts[locale][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

export const t = textIn('de');

export const textKeys = Object.keys(german) as TextKey[];

import type { StrapiApp } from '@strapi/strapi/admin';
import { Calendar, Earth, Feather, Mail, NumberList, PriceTag, Question } from '@strapi/icons';
import { HistoryPanel } from './history-panel';
import { nameChoices } from './list-words';
import logo from './logo.svg';
import { PlanPanel } from './plan-panel';
import { english, german } from './panel-texts';
import { PublishedPage } from './published-page';

/** The key under which the panel keeps its language until somebody signs in; without a value there it would be English. */
const LANGUAGE = 'strapi-admin-language';

/** The key under which the panel keeps that its notice about the media library was closed; the panel adds an id that we do not set. */
const NEWS_CLOSED = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

/** Boxes of the start page that Strapi brings and editors use. */
const usefulWidgets = ['last-edited-entries', 'last-published-entries'];

/** The shop's blue in place of Strapi's violet: the design's --primary with its lighter and darker tones. */
const colors = {
  primary100: '#e6ecfa',
  primary200: '#c3d2f3',
  primary500: '#1a4fc4',
  primary600: '#12399a',
  primary700: '#0c2a75',
  buttonPrimary500: '#1a4fc4',
  buttonPrimary600: '#12399a',
};

const amountInputs = {
  euros: 'EuroInput',
  'addon-price': 'AddonPriceInput',
  quantity: 'QuantityInput',
} as const;

type ContentManager = { apis: { addEditViewSidePanel(panels: object[]): void } };

const right = (verb: 'read' | 'update' | 'publish', subject: string) => [{ action: `plugin::content-manager.explorer.${verb}`, subject }];

/** The shop's own pages in the panel's menu; what somebody may do there the server decides. */
const menuLinks: Parameters<StrapiApp['addMenuLink']>[0][] = [
  {
    to: 'translations',
    icon: Earth,
    intlLabel: { id: 'translations.title', defaultMessage: 'Übersetzungen' },
    permissions: [],
    Component: () => import('./translations-page').then(({ TranslationsPage }) => ({ default: TranslationsPage })),
  },
  {
    to: 'schedules',
    icon: Calendar,
    intlLabel: { id: 'schedules.title', defaultMessage: 'Geplant' },
    permissions: [],
    Component: () => import('./schedules-page').then(({ SchedulesPage }) => ({ default: SchedulesPage })),
  },
  {
    to: 'prices',
    icon: PriceTag,
    intlLabel: { id: 'prices.title', defaultMessage: 'Preise' },
    permissions: right('publish', 'api::product.product'),
    Component: () => import('./prices-page').then(({ PricesPage }) => ({ default: PricesPage })),
  },
  {
    to: 'product-order',
    icon: NumberList,
    intlLabel: { id: 'product-order.title', defaultMessage: 'Reihenfolge' },
    permissions: right('update', 'api::product.product'),
    Component: () => import('./product-order-page').then(({ ProductOrderPage }) => ({ default: ProductOrderPage })),
  },
  {
    to: 'mails',
    icon: Mail,
    intlLabel: { id: 'mails.title', defaultMessage: 'E-Mails' },
    permissions: right('read', 'api::translation.translation'),
    Component: () => import('./mails-page').then(({ MailsPage }) => ({ default: MailsPage })),
  },
  {
    to: 'guide',
    icon: Question,
    intlLabel: { id: 'guide.title', defaultMessage: 'Anleitung' },
    permissions: [],
    Component: () => import('./guide-page').then(({ GuidePage }) => ({ default: GuidePage })),
  },
];

/** The panel in German, with fields for amounts and a page for translators, without product news and tours. */
export default {
  config: {
    locales: ['de'],
    translations: { de: german, en: english },
    tutorials: false,
    notifications: { releases: false },
    theme: { light: { colors } as never, dark: {} as never },
    auth: { logo },
    menu: { logo },
  },
  register(app: StrapiApp) {
    if (!localStorage.getItem(LANGUAGE)) localStorage.setItem(LANGUAGE, 'de');
    for (const id of ['undefined', 'false', 'null']) localStorage.setItem(`${NEWS_CLOSED}:${id}`, 'true');
    app.widgets.register((known) => [
      {
        id: 'editor-work',
        icon: Feather,
        title: { id: 'start.work', defaultMessage: 'Was wartet' },
        component: () => import('./start-page').then(({ EditorWork }) => EditorWork),
      },
      ...known.filter(({ id }) => usefulWidgets.includes(id)),
    ]);
    for (const [name, input] of Object.entries(amountInputs))
      app.customFields.register({
        name,
        type: 'decimal',
        intlLabel: { id: `amount.${name}`, defaultMessage: name },
        intlDescription: { id: `amount.${name}`, defaultMessage: name },
        components: { Input: () => import('./amount-input').then((inputs) => ({ default: inputs[input] as never })) },
      });
    for (const link of menuLinks) app.addMenuLink(link);
  },
  bootstrap(app: StrapiApp) {
    const { apis } = app.getPlugin('content-manager') as unknown as ContentManager;
    apis.addEditViewSidePanel([PublishedPage, PlanPanel, HistoryPanel]);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', nameChoices);
  },
};

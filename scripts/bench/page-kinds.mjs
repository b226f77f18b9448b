/** Where most visits begin. */
export const firstPages = ['/', '/paper-to-cad', '/paper-to-cad/standard'];

/** One page of every other kind. */
export const otherPages = [
  '/konfigurator',
  '/en/cad-services',
  '/loesungen/architekten',
  '/unlimitierte-cad-services-abonnement',
  '/vergleich-freelancer-paper-to-cad-cad-services',
  '/so-funktionierts',
  '/deine-vorteile',
  '/wer-wir-sind',
  '/projekte',
  '/projekte/grundriss-aus-handskizze-kassel',
  '/blog',
  '/blog/din-277-woflv-oder-gif',
  '/fachwissen-bibliothek',
  '/fachwissen-bibliothek/aufmass',
  '/faq-frequently-asked-questions',
  '/hilfe-center',
  '/kontakt',
  '/widerruf',
  '/kuendigen',
  '/barrierefreiheit',
  '/rechtliches/allgemeine-geschaftsbedingungen',
  '/suche',
];

/** Pages that load a tool of their own on top of what every page has. */
export const toolPages = ['/loesungen/wohnflachenberechnung', '/loesungen/raumbuch'];

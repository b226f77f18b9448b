/** The string files a page can ask for; each is one JSON file of the contract. */
export const namespaces = [
  'shell',
  'problem',
  'catalogue',
  'configurator',
  'quotes',
  'orders',
  'invoices',
  'auth',
  'portal',
  'admin',
  'contractor',
  'tools',
  'living-area',
  'room-book',
  'consent',
  'search',
  'pages',
  'contact',
  'declarations',
  'preview',
] as const;
export type Namespace = (typeof namespaces)[number];

/** The string files a page can ask for; each is one JSON file of the contract. */
export const namespaces = [
  'shell',
  'problem',
  'catalogue',
  'configurator',
  'quotes',
  'offers',
  'offer-editor',
  'orders',
  'assignments',
  'invoices',
  'auth',
  'live',
  'portal',
  'admin',
<<<<<<< HEAD
  'people',
  'lists',
=======
  'audit',
  'mailbox',
>>>>>>> 396a17ee7c1ebb899b2dc48e4034331303f90c13
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

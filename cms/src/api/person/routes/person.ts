import { open, verified } from '../../../platform/http/routes';

/** Customers and guests, for leads only (spec §6). */
export default {
  routes: [
    verified('GET', '/staff/contacts', 'contact-person.list'),
    verified('GET', '/staff/contacts/:id', 'contact-person.find'),
    verified('GET', '/staff/contacts/:id/history', 'contact-person.history'),
    verified('POST', '/staff/contacts/:id/export', 'contact-person.export'),
    verified('POST', '/staff/contacts/:id/erasure', 'contact-person.erase'),
    open('GET', '/people/export/:id', 'contact-person.download'),
  ],
};

import { open, routes, staff } from '../../../platform/http/routes';

export default routes([
  open('POST', '/declarations', 'declaration.declare'),
  staff('GET', '/staff/declarations', 'declaration.list'),
  staff('POST', '/staff/declarations/:id/match', 'declaration.match'),
  staff('POST', '/staff/declarations/:id/settle', 'declaration.settle'),
]);

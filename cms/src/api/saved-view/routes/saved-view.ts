import { routes, staff } from '../../../platform/http/routes';

export default routes([
  staff('GET', '/staff/saved-views', 'saved-view.list'),
  staff('POST', '/staff/saved-views', 'saved-view.save'),
  staff('PATCH', '/staff/saved-views/:id', 'saved-view.change'),
  staff('DELETE', '/staff/saved-views/:id', 'saved-view.remove'),
]);

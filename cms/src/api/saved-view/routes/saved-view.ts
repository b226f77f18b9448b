import { verified } from '../../../platform/http/routes';

export default {
  routes: [
    verified('GET', '/staff/saved-views', 'saved-view.list'),
    verified('POST', '/staff/saved-views', 'saved-view.save'),
    verified('PATCH', '/staff/saved-views/:id', 'saved-view.change'),
    verified('DELETE', '/staff/saved-views/:id', 'saved-view.remove'),
  ],
};

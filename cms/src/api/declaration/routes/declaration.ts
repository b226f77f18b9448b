import { open, verified } from '../../../platform/http/routes';

export default {
  routes: [
    open('POST', '/declarations', 'declaration.declare'),
    verified('GET', '/staff/declarations', 'declaration.list'),
    verified('POST', '/staff/declarations/:id/match', 'declaration.match'),
    verified('POST', '/staff/declarations/:id/settle', 'declaration.settle'),
  ],
};

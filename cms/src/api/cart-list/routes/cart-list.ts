import { routes, verified } from '../../../platform/http/routes';

export default routes([
  verified('GET', '/cart-lists', 'cart-list.list'),
  verified('POST', '/cart-lists', 'cart-list.save'),
  verified('GET', '/cart-lists/:id', 'cart-list.find'),
  verified('PATCH', '/cart-lists/:id', 'cart-list.rename'),
  verified('DELETE', '/cart-lists/:id', 'cart-list.remove'),
]);

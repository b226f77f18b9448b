type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A route that anybody may call. */
export const open = (method: Method, path: string, handler: string) => ({ method, path, handler, config: { auth: false } });

/** A route for those whom accounts/permissions.ts names. */
export const signedIn = (method: Method, path: string, handler: string) => ({ method, path, handler });

/** The same, once their address is confirmed. Each has a `config` of its own: Strapi writes the route's scope into it. */
export const verified = (method: Method, path: string, handler: string) => ({
  ...signedIn(method, path, handler),
  config: { policies: ['global::verified'] },
});

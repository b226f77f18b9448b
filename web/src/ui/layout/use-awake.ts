import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false in the server's HTML and until the page is hydrated: what needs the application waits for it. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

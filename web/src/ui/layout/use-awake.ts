import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and while the page wakes up: what needs the application waits for it. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Creates a store that says if the server can be reached. */
export function createContact() {
  let isLost = false;
  const listeners = new Set<() => void>();
  return {
    isLost: () => isLost,
    set: (contact: boolean): void => {
      if (isLost === !contact) return;
      isLost = !contact;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Contact = ReturnType<typeof createContact>;

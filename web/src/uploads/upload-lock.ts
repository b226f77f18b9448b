const lockOf = (uploadId: string): string => `upload ${uploadId}`;

/** The type hides it: browsers give none to pages that came without encryption. */
const hasLocks = (): boolean => Boolean(navigator.locks as LockManager | undefined);

/** Tells other tabs that an upload belongs to this one, as long as it is open. @returns ends that */
export function holdUpload(uploadId: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  if (hasLocks()) void navigator.locks.request(lockOf(uploadId), () => released);
  return release;
}

/** Calls `then` once no tab holds the upload. @returns false where tabs cannot tell each other */
export function whenReleased(uploadId: string, then: () => void): boolean {
  if (!hasLocks()) return false;
  void navigator.locks.request(lockOf(uploadId), then);
  return true;
}

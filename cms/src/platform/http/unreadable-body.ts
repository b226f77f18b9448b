/**
 * Rethrows what the body parser threw. Decompression and multipart leave open whose fault it was: the sender's, unless
 * the system refused a temporary file.
 */
export function throwUnreadableBody(error: Error & { status?: number }): never {
  if (!('syscall' in error)) error.status ??= 400;
  throw error;
}

import * as z from 'zod/mini';
import { Problem } from '../contract/problem';

/**
 * A request's part in the shape of `schema`.
 * @throws Problem input.invalid with a text key for each wrong field.
 */
export function input<S extends z.ZodMiniType>(schema: S, value: unknown): z.infer<S> {
  if (holdsNul(value)) throw new Problem('input.invalid');
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const fields = Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), `field.${issue.code.replaceAll('_', '-')}`]));
  throw new Problem('input.invalid', {}, fields);
}

/** PostgreSQL stores no NUL in texts. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}

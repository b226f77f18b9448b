import * as z from 'zod/mini';
import { Problem } from '../contract/problem';
import { hasControls } from '../contract/typed-text';

/**
 * A request's part in the shape of `schema`.
 * @throws Problem input.invalid with a text key for each wrong field.
 */
export function input<S extends z.ZodMiniType>(schema: S, value: unknown): z.infer<S> {
  if (holdsForbidden(value)) throw new Problem('input.invalid');
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const fields = Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), `field.${issue.code.replaceAll('_', '-')}`]));
  throw new Problem('input.invalid', {}, fields);
}

/** Signs that no document may hold would be refused by XML and by PostgreSQL (NUL) at last, when nobody can correct them any more. */
function holdsForbidden(value: unknown): boolean {
  if (typeof value === 'string') return hasControls(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsForbidden);
}

import { Problem } from '@contract/problem';
import type { ProblemCode } from '@contract/problem-status';
import { problemText } from '../lib/text/problem-text';
import type { Translate } from '../lib/text/strings';

/** The codes that replace those of other calls, with texts that fit a file. */
const forFiles: Partial<Record<ProblemCode, ProblemCode>> = {
  'input.too-large': 'upload.size-refused',
  'auth.forbidden': 'upload.access-refused',
  'storage.unauthorized': 'upload.access-refused',
  'server.failed': 'upload.server-failed',
  'server.unavailable': 'upload.server-failed',
  'upload.failed': 'upload.server-failed',
};

/** The refusals that more patience may cure; the upload stays and can go on. */
export const resumableProblems: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'storage.retry-limit-exceeded',
  'upload.server-failed',
  'upload.offline',
  'rate.limited',
  'app-check.failed',
  'storage.canceled',
]);

/** Returns whatever ended an upload as the problem that its sender is shown. */
export function uploadProblem(failure: unknown): Problem {
  if (!navigator.onLine) return new Problem('upload.offline', {}, {}, { cause: failure });
  if (!(failure instanceof Problem)) return new Problem('storage.unknown', {}, {}, { cause: failure });
  // Without a cause the server has answered so itself.
  const code = failure.code === 'server.unavailable' && failure.cause ? 'upload.offline' : (forFiles[failure.code] ?? failure.code);
  return code === failure.code ? failure : new Problem(code, failure.data, {}, { cause: failure });
}

/** Says that a file was not uploaded (spec §5, §8), and why. */
export const uploadFailureText = (t: Translate, name: string, problem: Problem): string =>
  t('upload.refused', { name, reason: problemText(t, problem, { name }) });

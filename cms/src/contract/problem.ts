import type { ProblemCode } from './problem-status';

/** An expected failure. Its code is the API name and the text key; bugs stay plain Errors. */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly code: ProblemCode,
    /** Values for the text's placeholders. */
    readonly data: Record<string, string | number> = {},
    /** Text keys by form field, for messages at the field. */
    readonly fields: Record<string, string> = {},
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

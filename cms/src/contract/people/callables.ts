import * as z from 'zod/mini';
import { Email, SignUp, SignUpResult } from './account';
import { Role } from './roles';

/** Default region and time-out of the functions client (spec §7, §9). */
export const DEFAULT_REGION = 'us-central1';
export const CALL_TIMEOUT_MS = 70_000;

const callable = <I extends z.ZodMiniType, O extends z.ZodMiniType>(input: I, output: O) => ({ input, output });

/** The backend functions of spec §7 by name: `POST /api/functions/{region}/{name}` with `{data}`, answered by `{result}`. */
export const callables = {
  getUserRole: callable(z.object({ userId: z.string().check(z.minLength(1), z.maxLength(64)) }), z.object({ role: Role })),
  handleUserCreation: callable(SignUp, SignUpResult),
  handlePasswordReset: callable(z.object({ email: Email }), z.null()),
};

export type CallableName = keyof typeof callables;
export type CallableInput<N extends CallableName> = z.infer<(typeof callables)[N]['input']>;
export type CallableOutput<N extends CallableName> = z.infer<(typeof callables)[N]['output']>;

export const isCallable = (name: string): name is CallableName => Object.hasOwn(callables, name);

/** The functions client's code for each HTTP status (spec §7); every other status is `unknown`. */
export const callCodes = {
  0: 'internal',
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'aborted',
  429: 'resource-exhausted',
  499: 'cancelled',
  500: 'internal',
  501: 'unimplemented',
  503: 'unavailable',
  504: 'deadline-exceeded',
} as const;

export type CallCode = (typeof callCodes)[keyof typeof callCodes] | 'unknown';

const byStatus: Record<number, CallCode | undefined> = callCodes;

/** Returns the code for an HTTP status; 0 stands for no answer at all. */
export const callCodeOf = (status: number): CallCode => byStatus[status] ?? 'unknown';

/** Spells a code as in an answer's `error.status`: `INVALID_ARGUMENT`. */
export const wireStatus = (code: CallCode): string => code.replaceAll('-', '_').toUpperCase();

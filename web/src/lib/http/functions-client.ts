import {
  CALL_TIMEOUT_MS,
  callables,
  callCodeOf,
  callCodes,
  DEFAULT_REGION,
  wireStatus,
  type CallableInput,
  type CallableName,
  type CallableOutput,
  type CallCode,
} from '@contract/people/callables';
import { Problem } from '@contract/problem';
import { isProblemCode, type ProblemCode } from '@contract/problem-status';
import { fetchJson } from './transport';

const region = import.meta.env.VITE_FUNCTIONS_REGION ?? DEFAULT_REGION;

/** A function that failed: a Problem for people, and the functions client's code of spec §7. */
export class CallProblem extends Problem {
  constructor(
    readonly callCode: CallCode,
    code: ProblemCode,
    fields: Record<string, string> = {},
    data: Record<string, string | number> = {},
  ) {
    super(code, data, fields);
  }
}

const problemByCode: Partial<Record<CallCode, ProblemCode>> = {
  'invalid-argument': 'input.invalid',
  unauthenticated: 'auth.required',
  'permission-denied': 'auth.forbidden',
  'not-found': 'not-found',
  'resource-exhausted': 'rate.limited',
  unavailable: 'server.unavailable',
  'deadline-exceeded': 'server.unavailable',
};

/**
 * Calls a backend function (spec §7). The session's token goes along when there is one.
 * @throws CallProblem; an answer of the wrong shape is a bug and throws too
 */
export async function call<N extends CallableName>(
  name: N,
  input: CallableInput<N>,
  headers: Record<string, string> = {},
): Promise<CallableOutput<N>> {
  const { ok, status, body } = await fetchJson(`/api/functions/${region}/${name}`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ data: input }),
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  }).catch((failure: unknown) => {
    const isLate = failure instanceof DOMException && failure.name === 'TimeoutError';
    throw new CallProblem(isLate ? 'deadline-exceeded' : callCodeOf(0), 'server.unavailable');
  });
  if (!ok) throw callProblemOf(status, body);
  return callables[name].output.parse(resultOf(body)) as CallableOutput<N>;
}

/** Returns the result of a call, which stands in `data` or in `result` (spec §7). */
export function resultOf(body: unknown): unknown {
  const { data, result } = (body ?? {}) as { data?: unknown; result?: unknown };
  return data === undefined ? result : data;
}

type Cause = { code?: string; fields?: Record<string, string>; data?: Record<string, string | number> };
/** The cause stands in `details`, or, when the call did not reach its function, where the rest of the API has it. */
type CallError = { error?: Cause & { status?: string; details?: Cause } } | null;

/** Rebuilds what the function threw: by the code in the answer, else by its HTTP status. */
export function callProblemOf(status: number, body: unknown): CallProblem {
  const { error } = (body as CallError) ?? {};
  const callCode = Object.values(callCodes).find((code) => wireStatus(code) === error?.status) ?? callCodeOf(status);
  const { code = '', fields, data } = error?.details ?? error ?? {};
  return new CallProblem(callCode, isProblemCode(code) ? code : (problemByCode[callCode] ?? 'server.failed'), fields, data);
}

import { Problem } from '@contract/problem';
import type { QuoteRequest, SubmittedQuote } from '@contract/quoting/quote';
import { useRef, useState } from 'react';
import { logFailure } from '../../lib/log-failure';
import { sendQuote } from './send-quote';

export type Submission = { sending: boolean; problem: Problem | null; submitted: SubmittedQuote | null };

/** Sends the request once at a time; a failure leaves everything as it is. */
export function useSubmission(onFailed: (problem: Problem) => void) {
  const [submission, setSubmission] = useState<Submission>({ sending: false, problem: null, submitted: null });
  const busy = useRef(false);

  async function submit(request: QuoteRequest): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setSubmission({ sending: true, problem: null, submitted: null });
    try {
      const submitted = await sendQuote(request);
      setSubmission({ sending: false, problem: null, submitted });
      return true;
    } catch (failure) {
      logFailure('the request could not be sent', failure);
      const problem = failure instanceof Problem ? failure : new Problem('server.failed', {}, {}, { cause: failure });
      setSubmission({ sending: false, problem, submitted: null });
      onFailed(problem);
      return false;
    } finally {
      busy.current = false;
    }
  }

  return { ...submission, submit, forgetProblem: () => setSubmission((now) => ({ ...now, problem: null })) };
}

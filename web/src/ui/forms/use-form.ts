import { Problem } from '@contract/problem';
import { useRef, useState, type FormEvent } from 'react';
import { useT, type StringKey } from '../../lib/text/strings';
import { typedInto, useFields, type FieldProblems, type FieldValues, type KeptFields } from './use-fields';

type Form<F extends string> = {
  initial: FieldValues<F>;
  /** Checks what the browser can see by itself. */
  check: (values: FieldValues<F>) => FieldProblems<F> | Promise<FieldProblems<F>>;
  /** @throws Problem, whose fields are shown at the form's */
  send: (values: FieldValues<F>) => Promise<unknown>;
  /** Empties the form once it is sent: for passwords. */
  clears?: boolean;
  kept?: KeptFields<F>;
};

/** Returns the state of a form: typed values stay on failure, messages stand at their fields, a second click does nothing. */
export function useForm<F extends string>({ initial, check, send, clears = false, kept }: Form<F>) {
  const t = useT();
  const { form, field, values, fields, setValues, setFields, refuse } = useFields(initial, kept);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [phase, setPhase] = useState<'resting' | 'checking' | 'sending'>('resting');
  const busy = useRef(false);

  function handleFailure(failure: unknown): void {
    const refused = failure instanceof Problem ? failure : new Problem('server.failed', {}, {}, { cause: failure });
    const found = refusedFields(refused, initial, (key) => t(key as StringKey) !== key);
    if (Object.keys(found).length > 0) refuse(found);
    else setProblem(refused);
  }

  async function checkAndSend(typed: FieldValues<F>): Promise<void> {
    const found = await check(typed);
    if (Object.values(found).some(Boolean)) return refuse(found);
    setFields({});
    setPhase('sending');
    await send(typed);
    if (clears) setValues(initial);
  }

  /** Submits the form, once at a time; also for another try without the submit button. */
  async function submit(typed = values): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setProblem(null);
    setPhase('checking');
    await checkAndSend(typed).catch(handleFailure);
    busy.current = false;
    setPhase('resting');
  }

  /** Checks one field, for those that are checked as soon as they are left. */
  async function checkField(name: F): Promise<void> {
    const found = await check({ ...values, ...typedInto<F>(form.current as HTMLFormElement) });
    setFields((now) => ({ ...now, [name]: found[name] }));
  }

  /**
   * Returns a submit handler for forms that need more than their fields, such as files that have arrived; what is missing, they say
   * themselves.
   */
  const submitIf = (isReady: () => boolean) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isReady()) void submit({ ...values, ...typedInto<F>(event.currentTarget) });
  };
  const onSubmit = submitIf(() => true);
  const checkedField = (name: F) => ({ ...field(name), onLeave: () => void checkField(name).catch(() => undefined) });
  const [checking, sending] = [phase === 'checking', phase === 'sending'];
  return {
    form,
    field,
    checkedField,
    values,
    setValues,
    fields,
    problem,
    setProblem,
    checking,
    sending,
    refuse,
    submit,
    submitIf,
    onSubmit,
  };
}

/**
 * Returns the server's messages at fields of this form; `billingAddress.city` belongs to `city`. What has no text of its own says so in
 * general.
 */
function refusedFields<F extends string>({ fields }: Problem, form: FieldValues<F>, isText: (key: string) => boolean): FieldProblems<F> {
  const named = Object.entries(fields).map(
    ([path, text]) => [path.split('.').at(-1) ?? path, isText(text) ? text : 'field.refused'] as const,
  );
  return Object.fromEntries(named.filter(([name]) => name in form)) as FieldProblems<F>;
}

import { Problem } from '@contract/problem';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { StringKey } from '../lib/strings';

export type FieldProblems<F extends string> = Partial<Record<F, StringKey>>;

type Form<F extends string> = {
  initial: Record<F, string>;
  /** What the browser can see by itself. */
  check: (values: Record<F, string>) => FieldProblems<F>;
  /** @throws Problem, whose fields are shown at the form's */
  send: (values: Record<F, string>) => Promise<unknown>;
  /** Empty again once it is sent: for passwords. */
  clears?: boolean;
};

/** The state of a small form: typed values stay on failure, messages stand at their fields, a second click does nothing. */
export function useForm<F extends string>({ initial, check, send, clears = false }: Form<F>) {
  const { i18n } = useTranslation();
  const { form, field, values, fields, setValues, setFields, refuse } = useFields(initial);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);

  function handleFailure(failure: unknown): void {
    const refused = failure instanceof Problem ? failure : new Problem('server.failed', {}, {}, { cause: failure });
    const found = refusedFields(refused, initial, (key) => i18n.exists(key));
    if (Object.keys(found).length > 0) refuse(found);
    else setProblem(refused);
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    const typed = { ...values, ...typedInto<F>(event.currentTarget) };
    setProblem(null);
    const found = check(typed);
    if (Object.values(found).some(Boolean)) return refuse(found);
    setFields({});
    busy.current = true;
    setSending(true);
    await send(typed).then(() => clears && setValues(initial), handleFailure);
    busy.current = false;
    setSending(false);
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => void handleSubmit(event);
  return { form, field, values, fields, problem, sending, refuse, onSubmit };
}

/** What is typed and what is wrong with it, and the props of each field. */
function useFields<F extends string>(initial: Record<F, string>) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [fields, setFields] = useState<FieldProblems<F>>({});

  // What was typed, or filled in by the browser, before the application took over.
  useEffect(() => {
    if (form.current) setValues((now) => ({ ...now, ...typedInto(form.current as HTMLFormElement) }));
  }, []);

  function refuse(found: FieldProblems<F>): void {
    setFields(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  const field = (name: F) => ({
    name,
    value: values[name],
    problem: fields[name] && t(fields[name]),
    onValue: (value: string) => {
      setValues((now) => ({ ...now, [name]: value }));
      setFields((now) => ({ ...now, [name]: undefined }));
    },
  });

  return { form, field, values, fields, setValues, setFields, refuse };
}

/** The server's messages at fields of this form; `billingAddress.city` belongs to `city`. What has no text of its own says so in general. */
function refusedFields<F extends string>({ fields }: Problem, form: Record<F, string>, isText: (key: string) => boolean): FieldProblems<F> {
  const named = Object.entries(fields).map(
    ([path, text]) => [path.split('.').at(-1) ?? path, isText(text) ? text : 'field.refused'] as const,
  );
  return Object.fromEntries(named.filter(([name]) => name in form)) as FieldProblems<F>;
}

const typedInto = <F extends string>(form: HTMLFormElement): Partial<Record<F, string>> =>
  Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string')) as Partial<Record<F, string>>;

import { unprintableIn } from '@contract/printable';
import { useEffect, useRef, useState } from 'react';
import type { StoredValue } from '../../lib/storage/stored-value';
import { useT, type StringKey } from '../../lib/text/strings';

export type FieldValues<F extends string> = Record<F, string>;
export type FieldProblems<F extends string> = Partial<Record<F, StringKey>>;
/** The store in which typed text outlives a reload. */
export type KeptFields<F extends string> = StoredValue<FieldValues<F> | null>;

/** Returns the values and problems of a form, and the props of each field. */
export function useFields<F extends string>(initial: FieldValues<F>, kept?: KeptFields<F>) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [untouched] = useState(initial);
  const [values, setValues] = useState(untouched);
  const [fields, setFields] = useState<FieldProblems<F>>({});

  // Takes over what was typed, or filled in by the browser, before hydration; before that, what was kept.
  useEffect(() => {
    const before = { ...kept?.get(), ...(form.current && changesIn(form.current, untouched)) };
    if (Object.keys(before).length > 0) setValues((now) => ({ ...now, ...before }));
  }, [kept, untouched]);

  useEffect(() => {
    if (values !== untouched) kept?.set(values);
  }, [kept, untouched, values]);

  function refuse(found: FieldProblems<F>): void {
    setFields(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  const field = (name: F) => ({
    name,
    value: values[name],
    // A message about a sign that is not printed names it.
    problem: fields[name] && t(fields[name], { sign: unprintableIn(values[name] ?? '') ?? '' }),
    onValue: (value: string) => {
      setValues((now) => ({ ...now, [name]: value }));
      if (fields[name]) setFields((now) => ({ ...now, [name]: undefined }));
    },
  });

  return { form, field, values, fields, setValues, setFields, refuse };
}

/** Returns everything that stands in a form. */
export const typedInto = <F extends string>(form: HTMLFormElement): Partial<FieldValues<F>> =>
  Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string')) as Partial<FieldValues<F>>;

const changesIn = <F extends string>(form: HTMLFormElement, initial: FieldValues<F>): Partial<FieldValues<F>> =>
  Object.fromEntries(Object.entries(typedInto<F>(form)).filter(([name, value]) => value !== initial[name as F])) as Partial<FieldValues<F>>;

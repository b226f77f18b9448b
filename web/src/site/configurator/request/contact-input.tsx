import { useT, type StringKey } from '../../../lib/text/strings';
import { Field, type FieldProps } from '../../../ui/forms/field';

type ContactInputProps = Omit<FieldProps, 'problem'> & { problem: StringKey | undefined };

/** A field of the contact form; its problem is a text key. */
export function ContactInput({ problem, ...field }: ContactInputProps) {
  const t = useT();
  return <Field {...field} problem={problem && t(problem)} />;
}

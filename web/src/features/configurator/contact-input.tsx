import { useId, type ComponentProps } from 'react';
import { useT, type StringKey } from '../../lib/strings';
import { FieldMessage } from './field-message';

type ContactInputProps = {
  name: string;
  label: string;
  hint?: string;
  value: string;
  problem: StringKey | undefined;
  required?: boolean;
  multiline?: boolean;
  options?: readonly { value: string; text: string }[];
  onValue: (value: string) => void;
  onLeave: () => void;
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'min'>;

/** A labelled field with its hint, and what is wrong with it. */
export function ContactInput({ label, hint, problem, required = false, multiline, options, onValue, onLeave, ...rest }: ContactInputProps) {
  const t = useT();
  const id = useId();
  const shared = {
    ...rest,
    id,
    className: problem ? 'input invalid' : 'input',
    required,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined,
    onBlur: onLeave,
    onChange: (event: { target: { value: string } }) => onValue(event.target.value),
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label} {!required && <span className="muted">{t('field.optional')}</span>}
      </label>
      <FieldControl shared={shared} multiline={multiline} options={options} />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {problem && <FieldMessage id={`${id}-problem`} text={t(problem)} />}
    </div>
  );
}

type FieldControlProps = Pick<ContactInputProps, 'multiline' | 'options'> & {
  shared: Omit<ComponentProps<'input'>, 'onBlur' | 'onChange'> & {
    onBlur: () => void;
    onChange: (event: { target: { value: string } }) => void;
  };
};

function FieldControl({ shared: { type, min, ...shared }, multiline, options }: FieldControlProps) {
  if (multiline) return <textarea rows={4} {...(shared as object)} />;
  if (!options) return <input type={type ?? 'text'} min={min} {...shared} />;
  return (
    <select {...(shared as object)}>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

import { FieldMessage } from './field-message';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useT } from '../../lib/text/strings';

type Option = { value: string; text: string };

export type FieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  value: string;
  /** The error message, which says what is wrong and what to do, translated. */
  problem?: string | undefined;
  required?: boolean;
  multiline?: boolean;
  options?: readonly Option[];
  onValue: (value: string) => void;
  onLeave?: () => void;
  /** A control at the right end of the input. */
  children?: ReactNode;
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'min' | 'inputMode' | 'maxLength' | 'spellCheck' | 'autoCapitalize'>;

/** A labelled field with its hint, and what is wrong with it. */
export function Field({ label, hint, problem, required = false, multiline, options, onValue, onLeave, children, ...rest }: FieldProps) {
  const t = useT();
  const id = useId();
  const shared: ControlProps = {
    ...rest,
    id,
    className: problem ? 'input invalid' : 'input',
    required,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined,
    onBlur: onLeave,
    onChange: (event) => onValue(event.target.value),
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label} {!required && <span className="muted">{t('field.optional')}</span>}
      </label>
      {children ? (
        <div className="field-with-control">
          <Control shared={shared} />
          {children}
        </div>
      ) : (
        <Control shared={shared} multiline={multiline} options={options} />
      )}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {problem && <FieldMessage id={`${id}-problem`} text={problem} />}
    </div>
  );
}

type ControlProps = Omit<ComponentProps<'input'>, 'onBlur' | 'onChange' | 'ref'> & {
  onBlur: (() => void) | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

function Control({
  shared: { type = 'text', min, ...shared },
  multiline,
  options,
}: Pick<FieldProps, 'multiline' | 'options'> & { shared: ControlProps }) {
  if (multiline) return <textarea rows={4} {...(shared as object)} />;
  if (!options) return <input type={type} min={min} {...shared} />;
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

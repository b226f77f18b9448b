import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useT } from '../../lib/text/strings';
import { useForm } from '../../ui/forms/use-form';

/** The two views of the audit page. */
export function AuditTabs() {
  const t = useT();
  return (
    <nav className="segments-scroll" aria-label={t('audit.views')}>
      <div className="segments">
        <Link to="/admin/audit" activeOptions={{ exact: true, includeSearch: false }}>
          {t('audit.view.log')}
        </Link>
        <Link to="/admin/audit/security" activeOptions={{ includeSearch: false }}>
          {t('audit.view.security')}
        </Link>
      </div>
    </nav>
  );
}

type FilterFormProps<Name extends string> = {
  /** The filter in the address. A parent gives the form a key, so that it starts anew when the address changes. */
  initial: Record<Name, string>;
  onFilter: (typed: Partial<Record<Name, string>>) => void;
  children: (field: (name: Name) => Pick<TypedProps, 'value' | 'onValue'>) => ReactNode;
};

/** A form that narrows a list down once it is sent. */
export function FilterForm<Name extends string>({ initial, onFilter, children }: FilterFormProps<Name>) {
  const t = useT();
  const { form, field, onSubmit } = useForm<Name>({ initial, check: () => ({}), send: async (typed) => onFilter(typed) });
  return (
    <form ref={form} className="audit-form" aria-label={t('audit.filters')} onSubmit={onSubmit}>
      {children(field)}
      <div className="row">
        <button type="submit" className="button small primary">
          {t('audit.apply')}
        </button>
        <button type="button" className="button small" onClick={() => onFilter({})}>
          {t('audit.reset')}
        </button>
      </div>
    </form>
  );
}

type ChoiceProps = {
  label: string;
  options: readonly { value: string; text: string }[];
  value: string;
  onValue: (value: string) => void;
};

/** A choice of a filter; nothing chosen narrows nothing down. */
export function Choice({ label, options, value, onValue }: ChoiceProps) {
  const t = useT();
  return (
    <label>
      <span className="field-label">{label}</span>
      <select className="input small" value={value} onChange={({ target }) => onValue(target.value)}>
        <option value="">{t('audit.any')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}

type TypedProps = { label: string; type?: 'date'; value: string; placeholder?: string; onValue: (value: string) => void };

/** A text or day of a filter. */
export function Typed({ label, type, value, placeholder, onValue }: TypedProps) {
  return (
    <label>
      <span className="field-label">{label}</span>
      <input
        className="input small"
        type={type ?? 'text'}
        maxLength={80}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onValue(target.value)}
      />
    </label>
  );
}

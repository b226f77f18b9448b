import { auditActors, auditTopics } from '@contract/people/audit';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { auditFilterOf, type AuditFilter } from './audit-filter';

type AuditFormProps = { filter: AuditFilter; onFilter: (filter: AuditFilter) => void };

/** Narrows the log down. Its parent gives it a key, so that it starts anew when the address changes. */
export function AuditForm({ filter, onFilter }: AuditFormProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(filter);
  const set = (change: Record<string, string>) => setTyped((now) => ({ ...now, ...change }));
  const topics = auditTopics.map((value) => ({ value, text: t(`audit.topic.${value}`) }));
  const actors = auditActors.map((value) => ({ value, text: t(`audit.actor.${value}`) }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onFilter(auditFilterOf(typed));
  };
  return (
    <form className="audit-form" aria-label={t('audit.filters')} onSubmit={handleSubmit}>
      <Choice label={t('audit.topic')} options={topics} value={typed.topic ?? ''} onValue={(topic) => set({ topic })} />
      <Choice label={t('audit.actor')} options={actors} value={typed.actor ?? ''} onValue={(actor) => set({ actor })} />
      <Typed name="person" value={typed.person} placeholder={t('audit.person.hint')} onValue={(person) => set({ person })} />
      <Typed name="number" value={typed.number} placeholder="RE-2026-00001" onValue={(number) => set({ number })} />
      <Typed name="from" type="date" value={typed.from} onValue={(from) => set({ from })} />
      <Typed name="to" type="date" value={typed.to} onValue={(to) => set({ to })} />
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

function Choice({ label, options, value, onValue }: ChoiceProps) {
  const { t } = useTranslation();
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

type TypedProps = {
  name: 'person' | 'number' | 'from' | 'to';
  type?: 'date';
  value: string | undefined;
  placeholder?: string;
  onValue: (value: string) => void;
};

function Typed({ name, type, value = '', placeholder, onValue }: TypedProps) {
  const { t } = useTranslation();
  return (
    <label>
      <span className="field-label">{t(`audit.${name}`)}</span>
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

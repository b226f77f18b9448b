import { Box, Button, Field, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { berlinMoments } from '../contract/content/berlin-moment';
import type { ScheduleAction } from '../contract/content/schedule';
import { failureText } from './panel-api';
import { berlinText } from './panel-times';
import { CancelButton, PlanState, planText, usePlans } from './plan-list';

const PRODUCT = 'api::product.product';

type EditView = {
  model: string;
  documentId?: string;
  document?: { documentId?: string; locale?: string | null };
  activeTab: string | null;
};

/** Offers beside an entry's form to publish or withdraw it at a time, and a product to change its price. */
export function PlanPanel({ model, documentId, document, activeTab }: EditView) {
  const entryId = document?.documentId ?? documentId;
  if (!entryId || activeTab === null || !model.startsWith('api::')) return null;
  const entry = { contentType: model, entryId, locale: document?.locale ?? 'de' };
  return { title: 'Planen', content: <Plans key={`${entryId} ${entry.locale}`} {...entry} /> };
}

type Entry = { contentType: string; entryId: string; locale: string };

function Plans(entry: Entry) {
  const { items, reload } = usePlans(`type=${entry.contentType}&entryId=${entry.entryId}`);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    void reload();
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {(items ?? []).map((plan) => (
        <Box key={plan.id}>
          <Typography tag="p">{planText(plan)}</Typography>
          <Typography tag="p" variant="pi">
            {berlinText(plan.at)}
          </Typography>
          <PlanState plan={plan} />
          <CancelButton plan={plan} onDone={reload} />
        </Box>
      ))}
      {isOpen ? (
        <PlanForm {...entry} onDone={close} />
      ) : (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          Planen
        </Button>
      )}
    </Flex>
  );
}

const actions: Record<ScheduleAction, string> = { publish: 'Veröffentlichen', unpublish: 'Zurückziehen', price: 'Preis ändern' };
const languages: Record<string, string[]> = { both: ['de', 'en'], de: ['de'], en: ['en'] };
const languageNames: Record<string, string> = { de: 'Deutsch', en: 'Englisch', both: 'beide Sprachen' };

function PlanForm({ contentType, entryId, locale, onDone }: Entry & { onDone: () => void }) {
  const { fields, set, error, isSending, send } = usePlanForm({ contentType, entryId, locale }, onDone);
  const moments = berlinMoments(fields.local);
  const offered = (Object.keys(actions) as ScheduleAction[]).filter((action) => action !== 'price' || contentType === PRODUCT);
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Choice
        label="Änderung"
        value={fields.action}
        options={offered.map((action) => [action, actions[action]])}
        onChange={set('action')}
      />
      {fields.action !== 'price' && (
        <Choice label="Sprache" value={fields.language} options={Object.entries(languageNames)} onChange={set('language')} />
      )}
      {fields.action === 'price' && (
        <>
          <Typed label="Neuer Preis netto in Euro" value={fields.price} onChange={set('price')} />
          <Typed label="Noch einmal, wenn er um mehr als 30 % abweicht" value={fields.priceAgain} onChange={set('priceAgain')} />
          <Typography variant="pi">Preise der Staffel ändern sich im gleichen Verhältnis.</Typography>
        </>
      )}
      <Typed label="Zeitpunkt (deutsche Zeit)" type="datetime-local" value={fields.local} onChange={set('local')} />
      {fields.local !== '' && moments.length === 0 && (
        <Typography variant="pi" textColor="danger600" role="status">
          Diese Uhrzeit gibt es nicht: Die Uhr wird in dieser Nacht von 2 auf 3 Uhr vorgestellt.
        </Typography>
      )}
      {moments.length === 2 && (
        <Choice
          label="Diese Uhrzeit gibt es zweimal"
          value={fields.which}
          options={[
            ['first', 'Sommerzeit (zuerst)'],
            ['second', 'Winterzeit (eine Stunde später)'],
          ]}
          onChange={set('which')}
        />
      )}
      {error && (
        <Typography variant="pi" textColor="danger600" role="alert">
          {error}
        </Typography>
      )}
      <Button loading={isSending} disabled={fields.local === '' || moments.length === 0} onClick={send}>
        Zeitpunkt speichern
      </Button>
      <Button variant="tertiary" onClick={onDone}>
        Nicht planen
      </Button>
    </Flex>
  );
}

type Fields = { action: string; language: string; local: string; which: string; price: string; priceAgain: string };

/** Keeps what is typed, and a key under which it is planned once, however often it is sent. */
function usePlanForm({ contentType, entryId, locale }: Entry, onDone: () => void) {
  const { post } = useFetchClient();
  const [fields, setFields] = useState<Fields>({
    action: 'publish',
    language: locale,
    local: '',
    which: 'first',
    price: '',
    priceAgain: '',
  });
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [error, setError] = useState('');
  const [isSending, setIsSending] = useState(false);
  const set = (name: keyof Fields) => (value: string) => {
    setFields((known) => ({ ...known, [name]: value }));
    setKey(crypto.randomUUID());
  };
  const send = () => {
    setIsSending(true);
    setError('');
    const { language, price, priceAgain, which, action, local } = fields;
    const priced = action === 'price' && { price, priceAgain };
    const locales = action === 'price' ? ['de'] : languages[language];
    const twice = berlinMoments(local).length === 2 && { which };
    post('/publishing/schedules', { contentType, entryId, action, local, key, locales, ...twice, ...priced })
      .then(onDone, (failure: unknown) => setError(failureText(failure)))
      .finally(() => setIsSending(false));
  };
  return { fields, set, error, isSending, send };
}

type ChoiceProps = { label: string; value: string; options: (readonly [string, string])[]; onChange: (value: string) => void };

export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={value} onChange={(chosen: string | number) => onChange(String(chosen))}>
        {options.map(([name, text]) => (
          <SingleSelectOption key={name} value={name}>
            {text}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}

type TypedProps = { label: string; type?: 'datetime-local'; value: string; onChange: (value: string) => void };

export function Typed({ label, type, value, onChange }: TypedProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Field.Input
        type={type ?? 'text'}
        autoComplete="off"
        value={value}
        onChange={({ target }: { target: { value: string } }) => onChange(target.value)}
      />
    </Field.Root>
  );
}

import { locales } from '@contract/constants';
import { requestSources } from '@contract/quoting/made-request';
import type { StaffQuoteView } from '@contract/quoting/offer';
import { customerTypes } from '@contract/pricing/customer-type';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { attachedFiles, MessageFiles } from '../../../documents/messages/message-form';
import { post } from '../../../lib/http/http';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { Spinner } from '../../../ui/feedback/loading';
import { ProblemNote } from '../../../ui/feedback/problem-note';
import { useToast } from '../../../ui/feedback/toasts';
import { countries } from '../../../ui/forms/countries';
import { Field } from '../../../ui/forms/field';
import { useForm } from '../../../ui/forms/use-form';
import { PageHead } from '../../../ui/layout/page-head';
import { Panel } from '../../../ui/layout/panel';
import { createAttachments } from '../../../uploads/attachments';
import { MadeServices } from './made-services';
import { beginWith, type Beginning, type MadeField, type MadeFields, madeRequest, type MadeService } from './made-services-draft';

const required = ['name', 'email', 'customerType', 'projectCountry', 'source', 'receivedOn'] as const satisfies MadeField[];
const attachments = createAttachments('madeRequest', 'request', 20);

/** The form in which staff make a request for somebody who phoned or wrote. */
export function NewRequest({ beginning }: { beginning: Beginning }) {
  const t = useT();
  const locale = useLocale();
  const navigate = useNavigate();
  const { work } = useToast();
  const [key] = useState(() => crypto.randomUUID());
  const [begun] = useState(() => beginWith(beginning, locale));
  const [services, setServices] = useState<MadeService[]>(begun.services);
  const [uploading, setUploading] = useState(false);
  const { message, copied } = beginning;
  const { form, field, values, problem, sending, onSubmit } = useForm<MadeField>({
    initial: begun.fields,
    check: (typed) => Object.fromEntries(required.filter((name) => typed[name].trim() === '').map((name) => [name, 'field.too-small'])),
    send: async (fields) => {
      const rest = { ...(message && { contactId: message.id }), ...(copied && { copyOf: copied.id }) };
      const request = madeRequest({ fields: fields as MadeFields, services, key, ...attachedFiles(attachments), ...rest }, locale);
      const { id, number } = await post<StaffQuoteView>('/api/staff/quotes', request);
      attachments.startNew();
      work.success(t('admin.new-request.done', { number }));
      await navigate({ to: '/admin/quotes/$id', params: { id } });
    },
  });
  return (
    <>
      <PageHead title={t('admin.new-request')} />
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <Panel title={t('admin.new-request.services')}>
          <div className="stack">
            <MadeServices locale={values.locale === 'en' ? 'en' : 'de'} services={services} onServices={setServices} />
            {message && message.files.length > 0 && (
              <p className="note small">{t('admin.new-request.message-files', { count: message.files.length })}</p>
            )}
            <MessageFiles attachments={attachments} problem={undefined} onUploading={setUploading} />
          </div>
        </Panel>
        <Panel title={t('admin.new-request.customer')}>
          <CustomerFields field={field} />
        </Panel>
        <Panel title={t('admin.new-request.origin')}>
          <OriginFields field={field} />
        </Panel>
        <ProblemNote problem={problem} />
        <div className="row">
          <button type="submit" className="button primary" disabled={sending || uploading}>
            {sending && <Spinner />}
            {t('admin.new-request.send')}
          </button>
        </div>
      </form>
    </>
  );
}

type FieldsProps = { field: ReturnType<typeof useForm<MadeField>>['field'] };

function CustomerFields({ field }: FieldsProps) {
  const t = useT();
  const locale = useLocale();
  const types = [{ value: '', text: t('admin.new-request.choose') }, ...customerTypes.map(typeOption)];
  function typeOption(type: (typeof customerTypes)[number]) {
    return { value: type, text: t(`contact.customer-type.${type}`) };
  }
  return (
    <div className="stack">
      <div className="two-columns">
        <Field {...field('customerType')} label={t('admin.new-request.customer-type')} required options={types} />
        <Field {...field('name')} label={t('contact.name')} required autoComplete="off" />
        <Field {...field('email')} label={t('contact.email')} required type="email" autoComplete="off" />
        <Field {...field('phone')} label={t('contact.phone')} type="tel" autoComplete="off" />
        <Field {...field('company')} label={t('contact.company')} autoComplete="off" />
        <Field {...field('vatId')} label={t('contact.vat-id')} autoComplete="off" />
        <Field
          {...field('projectCountry')}
          label={t('contact.project-country')}
          required
          options={countries(locale).map(({ code, name }) => ({ value: code, text: name }))}
        />
        <Field {...field('projectPostcode')} label={t('contact.project-postcode')} autoComplete="off" />
        <Field {...field('wantedDate')} label={t('contact.wanted-date')} type="date" autoComplete="off" />
        <Field
          {...field('locale')}
          label={t('admin.new-request.language')}
          required
          options={locales.map((one) => ({ value: one, text: t(`admin.quote.language.${one}`) }))}
        />
      </div>
      <Field {...field('message')} label={t('contact.message')} multiline maxLength={5_000} autoComplete="off" />
    </div>
  );
}

function OriginFields({ field }: FieldsProps) {
  const t = useT();
  return (
    <div className="stack">
      <p className="small muted">{t('admin.new-request.origin.text')}</p>
      <div className="two-columns">
        <Field
          {...field('source')}
          label={t('admin.new-request.source')}
          required
          options={requestSources.map((source) => ({ value: source, text: t(`admin.origin.${source}`) }))}
        />
        <Field {...field('receivedOn')} label={t('admin.new-request.received-on')} required type="date" />
      </div>
    </div>
  );
}

import type { NewResults, ResultRemoval, StaffOrder } from '@contract/production/order';
import { workingOrderStatuses, type OrderStatus } from '@contract/states/order';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '../../../lib/text/locale';
import { useConfirm } from '../../../ui/forms/use-confirm';
import { FileRow } from '../../../ui/marks/file-row';
import { formatBytes } from '../../../ui/marks/format-bytes';
import { Icon } from '../../../ui/marks/icon';
import { useT } from '../../../lib/text/strings';
import { post } from '../../../lib/http/http';
import { FieldMessage } from '../../../ui/forms/field-message';
import { Panel } from '../../../ui/layout/panel';
import { ProblemNote } from '../../../ui/feedback/problem-note';
import { Spinner } from '../../../ui/feedback/loading';
import { useToast } from '../../../ui/feedback/toasts';
import { useForm } from '../../../ui/forms/use-form';
import { AttachmentList } from '../../../uploads/attachment-list';
import { createAttachments, type Attachments } from '../../../uploads/attachments';

const MAX_FILES = 100;
const working: readonly OrderStatus[] = workingOrderStatuses;
const kept = new Map<string, Attachments>();

/** Returns the files that are on their way into an order's next delivery. */
function resultsOf(orderId: string): Attachments {
  const known = kept.get(orderId) ?? createAttachments(`pq.results.${orderId}.`, 'results', MAX_FILES);
  kept.set(orderId, known);
  return known;
}

type ResultsFormProps = { order: StaffOrder; path: string; onView: (order: StaffOrder) => void };

/** A form that uploads results into the next delivery; the customer sees them once it is released. */
export function ResultsForm({ order, path, onView }: ResultsFormProps) {
  const t = useT();
  const { work } = useToast();
  const attachments = resultsOf(order.id);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [uploading, setUploading] = useState(false);
  const wrongFiles = () => {
    if (uploading) return 'messages.files-unfinished';
    return attachments.files.get().length === 0 ? 'admin.order.results.missing' : undefined;
  };
  const { form, fields, problem, sending, onSubmit } = useForm<'files'>({
    initial: { files: '' },
    check: () => ({ files: wrongFiles() }),
    send: async () => {
      const fileNames = attachments.files.get().map(({ fileName }) => fileName);
      const results: NewResults = { key, files: { cartId: attachments.key(), fileNames } };
      onView(await post<StaffOrder>(`${path}/results`, results));
      attachments.startNew();
      setKey(crypto.randomUUID());
      work.success(t('admin.order.results.added'));
    },
  });
  if (!working.includes(order.status)) return null;
  const wrong = fields.files && wrongFiles();
  return (
    <Panel title={t('admin.order.results')}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <p className="small muted">{t('admin.order.results.next', { version: order.deliveredVersion + 1 })}</p>
        <PendingResults order={order} path={path} onView={onView} />
        <AttachmentList
          attachments={attachments}
          tooMany={t('admin.order.results.too-many', { count: MAX_FILES })}
          onUploading={setUploading}
        />
        {wrong && <FieldMessage text={t(wrong)} />}
        <ProblemNote problem={problem} />
        <button type="submit" className="button primary" disabled={sending}>
          {sending && <Spinner />}
          {t('admin.order.results.add')}
        </button>
      </form>
    </Panel>
  );
}

/** The files of the next delivery so far; a wrong one can be taken out until it is released. */
function PendingResults({ order, path, onView }: ResultsFormProps) {
  const t = useT();
  const locale = useLocale();
  const [ask, question] = useConfirm();
  const remove = useMutation({
    mutationFn: (removal: ResultRemoval) => post<StaffOrder>(`${path}/results/remove`, removal),
    onSuccess: onView,
    meta: { success: 'admin.order.results.removed' },
  });
  const pending = order.results.filter(({ version }) => version > order.deliveredVersion);
  if (pending.length === 0) return null;
  const handleRemove = async ({ fileName, originalName: name }: (typeof pending)[number]) => {
    const title = t('admin.order.results.remove.title');
    const sure = await ask({ title, text: t('admin.order.results.remove.text', { name }), confirm: title });
    if (sure) remove.mutate({ key: crypto.randomUUID(), fileName });
  };
  return (
    <>
      <ul className="file-list">
        {pending.map((file) => (
          <li key={file.fileName}>
            <FileRow name={file.originalName} state={formatBytes(file.fileSize, locale)}>
              <button
                type="button"
                className="icon-button"
                disabled={remove.isPending}
                aria-label={t('admin.order.results.remove', { name: file.originalName })}
                onClick={() => void handleRemove(file)}
              >
                <Icon name="x" />
              </button>
            </FileRow>
          </li>
        ))}
      </ul>
      {question}
    </>
  );
}

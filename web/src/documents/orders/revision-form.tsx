import type { Order } from '@contract/production/order';
import { MAX_MESSAGE_LENGTH } from '@contract/states/transition';
import { useT } from '../../lib/text/strings';
import { Field } from '../../ui/forms/field';
import { DialogButtons } from '../../ui/layout/modal';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useFocusedTitle } from '../../ui/layout/page-head';
import { type Transitionable, usePerform } from '../transitions/use-perform';
import { MarkSheet, type DraftMark, marksToSend, moveMark, type Place } from './mark-sheet';
import { useEffect, useRef, useState } from 'react';
import { useForm } from '../../ui/forms/use-form';
import { isViewable } from '../../downloads/use-download';
import { resultsByVersion } from './order-results';

type RevisionFormProps = {
  order: Transitionable<Order>;
  /** Leads back to the order, whether the form was sent or not. */ onClose: () => void;
};

/** A form that asks for a revision: marks on the newest results, each with a note, and a text for the rest. */
export function RevisionForm({ order, onClose }: RevisionFormProps) {
  const t = useT();
  const title = useFocusedTitle();
  const revision = useRevision(order, onClose);
  const { form, field, values, problem, sending, onSubmit } = revision;
  return (
    <form ref={form} className="box revision" noValidate aria-labelledby="revision-title" onSubmit={onSubmit}>
      <div className="box-head">
        <h2 ref={title} id="revision-title" tabIndex={-1}>
          {t('order.event.revise')}
        </h2>
      </div>
      <div className="box-body stack">
        <MarkedResults revision={revision} path={order.path} />
      </div>
      <div className="box-body stack">
        <Field
          {...field('text')}
          value={values.text ?? ''}
          label={t('revise.text')}
          required={revision.marks.length === 0}
          multiline
          maxLength={MAX_MESSAGE_LENGTH}
        />
        <ProblemNote problem={problem} />
        <DialogButtons sending={sending} onClose={onClose}>
          {t('order.event.revise')}
        </DialogButtons>
      </div>
    </form>
  );
}

function MarkedResults({ revision, path }: { revision: Revision; path: string }) {
  const t = useT();
  const { files, place, setPlace, marks } = revision;
  const file = files.find(({ fileName }) => fileName === place?.fileName);
  if (!place || !file) return <p className="muted">{t('revise.nothing-to-mark')}</p>;
  return (
    <>
      <p>{t('revise.how')}</p>
      {files.length > 1 && (
        <Field
          name="file"
          label={t('revise.file')}
          required
          value={place.fileName}
          options={files.map(({ fileName, originalName }) => ({ value: fileName, text: originalName }))}
          onValue={(fileName) => setPlace({ fileName, page: 1 })}
        />
      )}
      <MarkSheet
        key={file.fileName}
        path={path}
        file={file}
        page={place.page}
        marks={marks}
        onPage={(page) => setPlace({ ...place, page })}
        onAdd={revision.addMark}
        onPerform={revision.moveMark}
      />
      <MarkFields revision={revision} />
    </>
  );
}

/** Shows a text field for each mark; a new one takes the focus at once. */
function MarkFields({ revision }: { revision: Revision }) {
  const t = useT();
  const { marks, files, field, values, form, setPlace, removeMark } = revision;
  const count = useRef(marks.length);
  useEffect(() => {
    const added = marks.length > count.current ? marks.at(-1) : undefined;
    count.current = marks.length;
    if (added) form.current?.querySelector<HTMLElement>(`[name="${markField(added.id)}"]`)?.focus();
  }, [marks, form]);
  if (marks.length === 0) return null;
  return (
    <ol className="mark-list">
      {marks.map(({ id, fileName, page }, index) => (
        <li key={id}>
          <Field
            {...field(markField(id))}
            value={values[markField(id)] ?? ''}
            label={t('revise.mark', { number: index + 1 })}
            required
            multiline
            maxLength={1_000}
          />
          <div className="row between">
            <button type="button" className="link small" onClick={() => setPlace({ fileName, page })}>
              {t('order.mark.place', { name: files.find((file) => file.fileName === fileName)?.originalName ?? '', page })}
            </button>
            <button
              type="button"
              className="button ghost small"
              aria-label={t('revise.remove', { number: index + 1 })}
              onClick={() => removeMark(id)}
            >
              {t('revise.remove.short')}
            </button>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The number of marks that one request may carry. */
const MAX_MARKS = 100;

/** Returns the form's field with what is written at a mark. */
const markField = (id: string): string => `mark-${id}`;

/** Returns a request for a revision while it is written: its text, and marks on the newest results. */
function useRevision(order: Transitionable<Order>, onClose: () => void) {
  const perform = usePerform(order, 'order.revise');
  const [newest] = resultsByVersion(order.view.results);
  const files = newest?.files.filter(isViewable) ?? [];
  const [place, setPlace] = useState<Place | null>(files[0] ? { fileName: files[0].fileName, page: 1 } : null);
  const [marks, setMarks] = useState<DraftMark[]>([]);
  const form = useForm<string>({
    initial: { text: '' },
    check: (values) => {
      const empty = marks.filter(({ id }) => !values[markField(id)]?.trim());
      const isWordless = marks.length === 0 && !values.text?.trim();
      return {
        ...(isWordless && { text: 'transition.text-missing' }),
        ...Object.fromEntries(empty.map(({ id }) => [markField(id), 'revise.mark-empty'])),
      };
    },
    send: async (values) => {
      await perform({ text: values.text?.trim() || undefined, marks: marksToSend(marks, (id) => values[markField(id)] ?? '') });
      onClose();
    },
  });
  return {
    ...form,
    files,
    place,
    setPlace,
    marks,
    addMark: (point: Pick<DraftMark, 'x' | 'y'>) => {
      const id = crypto.randomUUID();
      if (place && marks.length < MAX_MARKS) setMarks([...marks, { id, ...place, ...point }]);
    },
    moveMark: (id: string, by: Pick<DraftMark, 'x' | 'y'>) => setMarks(moveMark(marks, id, by)),
    removeMark: (id: string) => setMarks(marks.filter((mark) => mark.id !== id)),
  };
}

type Revision = ReturnType<typeof useRevision>;

import type { Order } from '@contract/production/order';
import { MAX_MESSAGE_LENGTH } from '@contract/move';
import { useT } from '../../lib/strings';
import { Field } from '../../ui/forms/field';
import { MoveButtons } from '../../ui/forms/move-buttons';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useFocusedTitle } from '../../ui/layout/use-focused-title';
import type { Movable } from '../transitions/use-move';
import { MarkFields } from './mark-fields';
import { MarkSheet } from './mark-sheet';
import { useRevision, type Revision } from './use-revision';

type RevisionFormProps = { order: Movable<Order>; /** Back to the order, sent or not. */ onClose: () => void };

/** Asks for a revision: marks on the newest results, each with a note, and words for the rest. */
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
        <MoveButtons sending={sending} onClose={onClose}>
          {t('order.event.revise')}
        </MoveButtons>
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
        onMove={revision.moveMark}
      />
      <MarkFields revision={revision} />
    </>
  );
}

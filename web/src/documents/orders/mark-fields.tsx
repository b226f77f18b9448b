import { useEffect, useRef } from 'react';
import { useT } from '../../lib/strings';
import { Field } from '../../ui/forms/field';
import { markField, type Revision } from './use-revision';

/** What is written at each mark; a new one asks for its words at once. */
export function MarkFields({ revision }: { revision: Revision }) {
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

import { MAX_CONTACT_FILES } from '@contract/people/contact-topics';
import { useEffect, useRef, useState } from 'react';
import { useLoadStrings, useT } from '../../lib/text/strings';
import { FieldMessage } from '../../ui/forms/field';
import { IconFrame, plus } from '../../ui/marks/icon-paths';
import { useAwake } from '../../ui/layout/use-awake';
import type { AttachmentList } from '../../uploads/attachment-list';
import { attachments } from './contact-draft';

type AttachedFilesProps = {
  /** Receives true while files are on their way. */
  onUploading: (uploading: boolean) => void;
};

/** The files of a message. What uploads them is loaded when somebody wants to attach one, or had before a reload. */
export function AttachedFiles({ onUploading }: AttachedFilesProps) {
  const t = useT();
  const { Files, failed, load, place } = useFilesPart();
  const awake = useAwake();
  return (
    <fieldset ref={place} className="attached-files">
      <legend className="field-label">
        {t('contact-form.files')} <span className="muted">{t('field.optional')}</span>
      </legend>
      {Files ? (
        <Files
          attachments={attachments}
          tooMany={t('contact-form.files.too-many', { count: MAX_CONTACT_FILES })}
          onUploading={onUploading}
        />
      ) : (
        <button type="button" className="button" disabled={!awake} onClick={() => load(true)}>
          <IconFrame small>{plus}</IconFrame> {t('contact-form.files.add')}
        </button>
      )}
      <small className="muted">{t('contact-form.files.hint', { count: MAX_CONTACT_FILES })}</small>
      <div role="status">{failed && <FieldMessage text={t('contact-form.files.failed')} />}</div>
    </fieldset>
  );
}

function useFilesPart() {
  const loadStrings = useLoadStrings();
  const place = useRef<HTMLFieldSetElement>(null);
  const [part, setPart] = useState<{ Files: typeof AttachmentList; requested: boolean } | null>(null);
  const [failed, setFailed] = useState(false);

  function load(requested: boolean): void {
    setFailed(false);
    Promise.all([import('../../uploads/attachment-list'), loadStrings(['configurator'])]).then(
      ([{ AttachmentList }]) => setPart({ Files: AttachmentList, requested }),
      () => setFailed(true),
    );
  }

  useEffect(() => {
    if (attachments.files.get().length + attachments.uploads.get().length > 0) load(false);
    // oxlint-disable-next-line react/exhaustive-deps -- what a reload has left
  }, []);

  // The button that had the focus is gone.
  useEffect(() => {
    if (part?.requested) place.current?.querySelector('input')?.focus();
  }, [part]);

  return { Files: part?.Files, failed, load, place };
}

import { MAX_MESSAGE_LENGTH } from '@contract/move';
import type { FileEntry } from '@contract/quoting/thread';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../../lib/http';
import { useLocale } from '../../lib/locale';
import { Field } from '../../ui/forms/field';
import { Modal } from '../../ui/layout/modal';
import { MoveButtons } from '../../ui/forms/move-buttons';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useToast } from '../../ui/feedback/toasts';
import { useForm } from '../../ui/forms/use-form';
import { CrewChoice } from './crew-choice';
import { defaultAnswerBy, newWorkBody, newWorkProblems, type NewWork, type NewWorkChoice, type NewWorkFields } from './new-work';
import { noRelease, ReleaseChoice } from './release-choice';
import { workPath } from './work-query';

const MAX_TITLE_LENGTH = 120;

type NewWorkDialogProps = { way: NewWork; quoteId: string; files: readonly FileEntry[]; onClose: () => void };

/** Asks contractors for a price, or gives the work to one. All tries carry one key, so that nobody is asked twice. */
export function NewWorkDialog({ way, quoteId, files, onClose }: NewWorkDialogProps) {
  const { t } = useTranslation();
  const { choice, setChoice, form, field, fields, problem, sending, onSubmit } = useNewWork({ way, quoteId, onClose });
  return (
    <Modal title={t(`work.${way}`)} wide onClose={onClose}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <p>{t(`work.${way}.text`)}</p>
        <CrewChoice
          chosen={choice.contractorIds}
          single={way === 'direct'}
          problem={fields.crew && t(fields.crew)}
          onChosen={(contractorIds) => setChoice({ ...choice, contractorIds })}
        />
        <Field {...field('title')} label={t('work.field.title')} hint={t('work.field.title.hint')} required maxLength={MAX_TITLE_LENGTH} />
        <Field {...field('brief')} label={t('work.field.brief')} required multiline maxLength={MAX_MESSAGE_LENGTH} />
        {way === 'ask' ? (
          <Field {...field('answerBy')} label={t('work.field.answer-by')} type="datetime-local" required />
        ) : (
          <>
            <Field {...field('price')} label={t('assignment.price')} hint={t('assignment.price.hint')} required inputMode="decimal" />
            <Field {...field('days')} label={t('assignment.days')} hint={t('assignment.days.hint')} required inputMode="numeric" />
          </>
        )}
        <ReleaseChoice
          files={files}
          wish={choice.release}
          problem={fields.files && t(fields.files)}
          onWish={(release) => setChoice({ ...choice, release })}
        />
        <ProblemNote problem={problem} />
        <MoveButtons sending={sending} onClose={onClose}>
          {t(`work.${way}`)}
        </MoveButtons>
      </form>
    </Modal>
  );
}

function useNewWork({ way, quoteId, onClose }: Omit<NewWorkDialogProps, 'files'>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { work } = useToast();
  const [key] = useState(() => crypto.randomUUID());
  const [choice, setChoice] = useState<NewWorkChoice>({ contractorIds: [], release: noRelease });
  const [answerBy] = useState(() => defaultAnswerBy(Date.now()));
  const form = useForm<NewWorkFields>({
    initial: { crew: '', title: '', brief: '', answerBy, price: '', days: '', files: '' },
    check: (typed) => newWorkProblems({ way, typed, choice, locale, nowMs: Date.now() }),
    send: async (typed) => {
      await post(`${workPath()}${way === 'direct' ? '/direct' : ''}`, newWorkBody({ way, typed, choice, locale, key, quoteId }));
      await queryClient.invalidateQueries({ queryKey: ['staff', 'work', 'list'] });
      work.success(t(way === 'ask' ? 'work.asked' : 'work.assigned'));
      onClose();
    },
  });
  return { ...form, choice, setChoice };
}

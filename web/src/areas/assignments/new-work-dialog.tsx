import { MAX_MESSAGE_LENGTH } from '@contract/states/transition';
import type { FileEntry } from '@contract/quoting/thread';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../lib/text/strings';
import { post } from '../../lib/http/http';
import { useLocale } from '../../lib/text/locale';
import { Field } from '../../ui/forms/field';
import { FieldMessage } from '../../ui/forms/field-message';
import { Modal, DialogButtons } from '../../ui/layout/modal';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useToast } from '../../ui/feedback/toasts';
import { useForm } from '../../ui/forms/use-form';
import { defaultAnswerBy, type NewWork, newWorkBody, type NewWorkChoice, type NewWorkFields, newWorkProblems } from './new-work';
import { assigneesQuery, workPath } from './assignments-query';
import { noRelease, ReleaseChoice } from './release-form';
import type { ContractorSummary } from '@contract/production/contractor';
import { formatCents } from '@contract/pricing/money';
import { rowsOf } from '../../lib/http/query-string';
import { Loaded, MoreRows } from '../../ui/tables/listed';
import { SearchField } from '../../ui/forms/search-field';
import { skillName, useSkills } from '../workspace/staff-queries';
import { WorkLoad } from '../../ui/layout/work-load';

const MAX_TITLE_LENGTH = 120;

type NewWorkDialogProps = { way: NewWork; quoteId: string; files: readonly FileEntry[]; onClose: () => void };

/** Asks contractors for a price, or gives the work to one. All tries carry one key, so that nobody is asked twice. */
export function NewWorkDialog({ way, quoteId, files, onClose }: NewWorkDialogProps) {
  const t = useT();
  const { choice, setChoice, form, field, fields, problem, sending, onSubmit } = useNewWork({ way, quoteId, onClose });
  return (
    <Modal title={t(`work.${way}`)} wide onClose={onClose}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <p>{t(`work.${way}.text`)}</p>
        <ContractorChoice
          chosen={choice.contractorIds}
          single={way === 'direct'}
          problem={fields.contractors && t(fields.contractors)}
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
          quoteId={quoteId}
          files={files}
          request={choice.release}
          problem={fields.files && t(fields.files)}
          onRequest={(release) => setChoice({ ...choice, release })}
        />
        <ProblemNote problem={problem} />
        <DialogButtons sending={sending} onClose={onClose}>
          {t(`work.${way}`)}
        </DialogButtons>
      </form>
    </Modal>
  );
}

function useNewWork({ way, quoteId, onClose }: Omit<NewWorkDialogProps, 'files'>) {
  const t = useT();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { work } = useToast();
  const [key] = useState(() => crypto.randomUUID());
  const [choice, setChoice] = useState<NewWorkChoice>({ contractorIds: [], release: noRelease });
  const [answerBy] = useState(() => defaultAnswerBy(Date.now()));
  const form = useForm<NewWorkFields>({
    initial: { contractors: '', title: '', brief: '', answerBy, price: '', days: '', files: '' },
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

type ContractorChoiceProps = {
  chosen: readonly string[];
  /** Allows only one to be chosen. */
  single: boolean;
  /** The error message, translated. */
  problem?: string | undefined;
  onChosen: (ids: readonly string[]) => void;
};

/** A choice of contractors, with figures on how they have worked so far. */
function ContractorChoice({ chosen, single, problem, onChosen }: ContractorChoiceProps) {
  const t = useT();
  const [q, setQ] = useState('');
  const query = useInfiniteQuery(assigneesQuery(q || undefined));
  const toggle = (id: string, isChosen: boolean) => {
    if (single) return onChosen([id]);
    onChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  };
  return (
    <fieldset className="stack">
      <legend className="field-label">{t('work.choose')}</legend>
      <SearchField label={t('work.contractors.search')} value={q} onSearch={setQ} />
      <Loaded query={query} lines={3}>
        {(pages) => {
          const contractors = rowsOf(pages);
          if (contractors.length === 0)
            return <p className="muted">{q ? t('work.contractors.no-match', { q }) : t('work.contractors.none')}</p>;
          return contractors.map((member) => (
            <label key={member.id} className="row small">
              <input
                type={single ? 'radio' : 'checkbox'}
                name="contractor"
                checked={chosen.includes(member.id)}
                onChange={({ target }) => toggle(member.id, target.checked)}
              />
              <ContractorLabel member={member} />
            </label>
          ));
        }}
      </Loaded>
      {query.hasNextPage && <MoreRows query={query} count="" />}
      {problem && <FieldMessage text={problem} />}
    </fieldset>
  );
}

function ContractorLabel({ member }: { member: ContractorSummary }) {
  const t = useT();
  const locale = useLocale();
  const skills = useSkills();
  const { name, company, onTimeRate, reworkRate, rates, formats } = member;
  const percent = (rate: number | null) => (rate === null ? '–' : rate.toLocaleString(locale, { style: 'percent' }));
  const costs = rates.map(({ per, price }) => t('work.contractors.rate', { price: formatCents(price, locale), unit: t(`unit.${per}`) }));
  const known = [...member.skills.map((skill) => skillName(skills, skill)), ...formats.map((format) => format.toUpperCase())];
  return (
    <span>
      <b>{name}</b> {company && <span className="muted">{company}</span>}
      <small className="muted row-detail">
        <WorkLoad member={member} /> · {t('work.contractors.record', { onTime: percent(onTimeRate), rework: percent(reworkRate) })}
      </small>
      {costs.length > 0 && <small className="row-detail">{costs.join(' · ')}</small>}
      {known.length > 0 && <small className="muted row-detail">{known.join(', ')}</small>}
    </span>
  );
}

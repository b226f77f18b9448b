import { MAX_MESSAGE_LENGTH } from '@contract/states/transition';
import type { FileEntry } from '@contract/quoting/thread';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
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
import {
  defaultAnswerBy,
  isAfterDue,
  type NewWork,
  newWorkBody,
  type NewWorkChoice,
  type NewWorkFields,
  newWorkProblems,
  withNote,
} from './new-work';
import { MAX_TITLE_LENGTH, type WorkProposal } from '@contract/production/assignment';
import { formatMoment } from '../../lib/text/format';
import { countedText } from '../../lib/text/units';
import { assigneesQuery, workPath, workProposalQuery } from './assignments-query';
import { noRelease, ReleaseChoice } from './release-form';
import type { ContractorSummary } from '@contract/production/contractor';
import { formatCents } from '@contract/pricing/money';
import { rowsOf } from '../../lib/http/query-string';
import { Loaded, MoreRows } from '../../ui/tables/listed';
import { SearchField } from '../../ui/forms/search-field';
import { skillName, useSkills } from '../workspace/staff-queries';
import { WorkLoad } from '../../ui/layout/work-load';

type NewWorkDialogProps = {
  way: NewWork;
  quoteId: string;
  /** The API's path of the quote or order, below which its files are. */
  path: string;
  files: readonly FileEntry[];
  /** The customer's due time; null while there is none. */
  dueAt: string | null;
  onClose: () => void;
};

/** Asks contractors for a price, or gives the work to one, beginning with what the quote or order says. */
export function NewWorkDialog(props: NewWorkDialogProps) {
  const t = useT();
  const { way, quoteId, onClose } = props;
  const query = useQuery(workProposalQuery(quoteId));
  return (
    <Modal title={t(`work.${way}`)} wide onClose={onClose}>
      <Loaded query={query} lines={6}>
        {(proposal) => <NewWorkForm {...props} proposal={proposal} />}
      </Loaded>
    </Modal>
  );
}

type NewWorkFormProps = NewWorkDialogProps & { proposal: WorkProposal };

/** All tries carry one key, so that nobody is asked twice. */
function NewWorkForm({ way, quoteId, path, files, dueAt, proposal, onClose }: NewWorkFormProps) {
  const t = useT();
  const locale = useLocale();
  const { choice, setChoice, form, field, fields, values, setValues, problem, sending, onSubmit } = useNewWork({
    way,
    quoteId,
    proposal,
    onClose,
  });
  const [nowMs] = useState(() => Date.now());
  return (
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
      <OthersWords
        proposal={proposal}
        brief={values.brief}
        words={choice.words}
        onBrief={(brief) => setValues({ ...values, brief })}
        onWords={(words) => setChoice({ ...choice, words })}
      />
      <ReadScope lines={choice.words ? proposal.worded : proposal.lines} />
      {way === 'ask' ? (
        <Field {...field('answerBy')} label={t('work.field.answer-by')} type="datetime-local" required />
      ) : (
        <>
          <Field {...field('price')} label={t('assignment.price')} hint={t('assignment.price.hint')} required inputMode="decimal" />
          <Field {...field('days')} label={t('assignment.days')} hint={t('assignment.days.hint')} required inputMode="numeric" />
        </>
      )}
      {dueAt && isAfterDue(dueAt, { way, typed: values, nowMs }) && (
        <p className="note warn small" role="status">
          {t('work.after-due', { time: formatMoment(dueAt, locale) })}
        </p>
      )}
      <ReleaseChoice
        quoteId={quoteId}
        path={path}
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
  );
}

/** The scope as the contractor reads it. */
function ReadScope({ lines }: { lines: WorkProposal['lines'] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className="stack" aria-labelledby="read-scope">
      <h3 id="read-scope" className="field-label">
        {t('work.reads')}
      </h3>
      <ul lang="en">
        {lines.map(({ name, unit, quantity, addons }, index) => (
          <li key={`${name} ${index}`} className="small">
            <b>{name}</b>, {countedText({ quantity, unit }, t, locale)}
            {addons.length > 0 && `, ${addons.join(', ')}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

type OthersWordsProps = {
  proposal: WorkProposal;
  brief: string;
  words: boolean;
  onBrief: (brief: string) => void;
  onWords: (words: boolean) => void;
};

/** What others wrote goes along only when it is ticked: names of free lines, and the customer's notes. */
function OthersWords({ proposal: { lines, worded, notes }, brief, words, onBrief, onWords }: OthersWordsProps) {
  const t = useT();
  const hasFreeLines = worded.some(
    ({ name, addons }, index) => name !== lines[index]?.name || addons.join() !== lines[index]?.addons.join(),
  );
  if (!hasFreeLines && notes.length === 0) return null;
  return (
    <fieldset className="stack">
      <legend className="field-label">{t('work.wording')}</legend>
      {hasFreeLines && (
        <label className="row small">
          <input type="checkbox" checked={words} onChange={({ target }) => onWords(target.checked)} />
          {t('work.wording.lines')}
        </label>
      )}
      {notes.map(({ name, text }) => (
        <label key={`${name} ${text}`} className="row small">
          <input type="checkbox" checked={brief.includes(text)} onChange={({ target }) => onBrief(withNote(brief, text, target.checked))} />
          {t('work.wording.note', { name, text })}
        </label>
      ))}
    </fieldset>
  );
}

function useNewWork({ way, quoteId, proposal, onClose }: Pick<NewWorkFormProps, 'way' | 'quoteId' | 'proposal' | 'onClose'>) {
  const t = useT();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { work } = useToast();
  const [key] = useState(() => crypto.randomUUID());
  const [choice, setChoice] = useState<NewWorkChoice>({ contractorIds: [], release: noRelease, words: false });
  const [answerBy] = useState(() => defaultAnswerBy(Date.now()));
  const form = useForm<NewWorkFields>({
    initial: { contractors: '', title: proposal.title, brief: '', answerBy, price: '', days: '', files: '' },
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

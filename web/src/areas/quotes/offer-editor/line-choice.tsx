import { alternativeGroups, type LineChoice, MAX_GROUP_NAME } from '@contract/quoting/choice';
import { useT } from '../../../lib/text/strings';
import { choiceKinds, choiceOfKind, withChoice } from './draft-choice';
import type { LineForm } from './draft-form';
import { LineInput } from './offer-sums';
import type { OfferDraftEditor } from './use-offer-draft';

/** The id of the list of groups that names of alternatives are completed from. */
const GROUPS = 'offer-groups';

type LineChoiceFieldsProps = { editor: Pick<OfferDraftEditor, 'form' | 'problems' | 'change'>; line: LineForm; index: number };

/** How a line is taken: always, as an option, or as one of a group; and whether it is preset. */
export function LineChoiceFields({ editor: { form, problems, change }, line, index }: LineChoiceFieldsProps) {
  const t = useT();
  const position = index + 1;
  const choice = line.choice ?? { kind: 'required' };
  const set = (next: LineChoice) => change((now) => withChoice(now, line.key, next));
  return (
    <div className="line-choice">
      <select
        className="input small"
        aria-label={t('editor.line.choice', { position })}
        value={choice.kind}
        onChange={({ target }) => set(choiceOfKind(form, target.value as LineChoice['kind'], t('editor.choice.new-group')))}
      >
        {choiceKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`editor.choice.${kind}`)}
          </option>
        ))}
      </select>
      {choice.kind === 'alternative' && (
        <LineInput
          name={`lines.${index}.group`}
          label={t('editor.line.group', { position })}
          value={choice.group}
          problem={problems[`lines.${index}.group`]}
          list={GROUPS}
          maxLength={MAX_GROUP_NAME}
          onValue={(group) => set({ ...choice, group, preset: false })}
        />
      )}
      {choice.kind !== 'required' && (
        <label className="row small">
          <input
            type={choice.kind === 'optional' ? 'checkbox' : 'radio'}
            name={choice.kind === 'optional' ? undefined : `preset-${choice.group}`}
            aria-label={t('editor.line.preset', { position })}
            checked={choice.preset}
            onChange={({ target }) => set({ ...choice, preset: target.checked })}
          />
          {t('editor.choice.preset')}
        </label>
      )}
    </div>
  );
}

/** The names of all groups, to choose from while one is typed. */
export function GroupNames({ lines }: { lines: readonly LineForm[] }) {
  const groups = alternativeGroups(lines);
  return (
    <datalist id={GROUPS}>
      {groups.map(({ group }) => (
        <option key={group} value={group}>
          {group}
        </option>
      ))}
    </datalist>
  );
}

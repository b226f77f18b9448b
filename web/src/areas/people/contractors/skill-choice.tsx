import { useTranslation } from 'react-i18next';
import { useSkills } from '../../../lib/use-skills';
import { ChoiceList } from './choice-list';

type SkillChoiceProps = { chosen: readonly string[]; onChosen: (skills: string[]) => void };

/** What a contractor can do: whole categories, or single services of them. */
export function SkillChoice({ chosen, onChosen }: SkillChoiceProps) {
  const { t } = useTranslation();
  const groups = useSkills();
  return (
    <>
      <ChoiceList
        title={t('crew.skills.categories')}
        options={groups.map(({ slug, name }) => ({ value: slug, text: name }))}
        chosen={chosen}
        onChosen={onChosen}
      />
      <details className="skill-details">
        <summary>{t('crew.skills.services')}</summary>
        {groups.map(({ slug, name, products }) => (
          <ChoiceList
            key={slug}
            title={name}
            options={products.map((product) => ({ value: `${slug}/${product.slug}`, text: product.name }))}
            chosen={chosen}
            onChosen={onChosen}
          />
        ))}
      </details>
    </>
  );
}

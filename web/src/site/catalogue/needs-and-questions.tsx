import type { Category } from '@contract/content/product';
import { useT } from '../../lib/strings';
import { Icon } from '../../ui/marks/icon';
import { ZoneMark } from '../../ui/layout/sheet-section';
import { TickList } from '../../ui/marks/tick-list';
import { FaqList } from '../blocks/faq-list';
import { shortName } from './short-name';

export function NeedsAndQuestions({ category, letters }: { category: Category; letters: readonly [string, string] }) {
  const t = useT();
  return (
    <section className="section sheet">
      <div className="wrap split">
        <div>
          <ZoneMark letter={letters[0]}>{t('catalogue.category.needs')}</ZoneMark>
          <h2>{t('catalogue.category.needs-title')}</h2>
          <TickList items={category.requirements.map(({ product, text }) => `${shortName(product, category.name)}: ${text}`)} />
          <p className="note">
            <Icon name="info" />
            <span>{t('catalogue.category.needs-note')}</span>
          </p>
        </div>
        <div>
          <ZoneMark letter={letters[1]}>{t('catalogue.category.questions')}</ZoneMark>
          <h2>{t('catalogue.category.questions-title')}</h2>
          <FaqList faqs={category.faqs} />
        </div>
      </div>
    </section>
  );
}

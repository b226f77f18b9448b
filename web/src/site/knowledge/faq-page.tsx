import type { Faqs } from '@contract/content/faqs';
import { PageIntro } from '../blocks/page-intro';
import { RequestBand } from '../blocks/request-band';
import { useT } from '../../lib/strings';
import type { Crumb } from '../../ui/layout/breadcrumb';
import { RichText } from '../../ui/layout/rich-text';
import { SheetSection } from '../../ui/layout/sheet-section';

type FaqPageProps = { groups: Faqs['groups']; crumbs: readonly Crumb[]; phone: string };

/** All questions in their groups. An answer's address opens it: browsers reveal what a link points into. */
export function FaqPage({ groups, crumbs, phone }: FaqPageProps) {
  const t = useT();
  return (
    <>
      <PageIntro crumbs={crumbs} title={t('pages.faq.title')} lead={t('pages.faq.lead')} />
      <SheetSection letter="A" zone={t('pages.faq.zone')} tone="sheet">
        <div className="text-with-contents">
          <nav aria-label={t('pages.faq.groups')}>
            <p className="label">{t('pages.faq.groups')}</p>
            <ol>
              {groups.map(({ group, faqs }) => (
                <li key={group}>
                  <a href={`#${group}`}>{t(`pages.faq.group.${group}`)}</a> <span className="mono">{faqs.length}</span>
                </li>
              ))}
            </ol>
          </nav>
          <div className="faq-groups">
            {groups.map(({ group, faqs }) => (
              <section key={group} id={group} aria-labelledby={`${group}-title`}>
                <h2 id={`${group}-title`}>{t(`pages.faq.group.${group}`)}</h2>
                <div className="faq">
                  {faqs.map(({ id, question, answerHtml }) => (
                    <details key={id}>
                      <summary>{question}</summary>
                      <RichText html={answerHtml} id={`faq-${id}`} className="" />
                    </details>
                  ))}
                </div>
              </section>
            ))}
          </div>
        </div>
      </SheetSection>
      <RequestBand
        letter="B"
        title={t('pages.faq.more')}
        text={t('pages.faq.more-text')}
        phone={phone}
        action={{ label: t('pages.faq.contact'), to: '/kontakt' }}
      />
    </>
  );
}

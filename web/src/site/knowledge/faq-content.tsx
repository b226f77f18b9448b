import { ownPages } from '@contract/content/page-kinds';
import type { Faqs } from '@contract/content/content-page';
import { crumbsTo, PageFacts, PageIntro } from '../blocks/page-intro';
import { faqJsonLd } from '../../lib/head/json-ld';
import type { PageContext } from '../../lib/page/page-context';
import { withStaticSections } from '../../lib/head/static-sections';
import { pageHead } from '../../lib/head/seo';
import { RequestBand } from '../blocks/call-to-action-band';
import { useT } from '../../lib/text/strings';
import type { Crumb } from '../../ui/layout/breadcrumb';
import { RichText } from '../../ui/layout/rich-text';
import { SheetSection } from '../../ui/layout/sheet-section';

/** Returns all questions, and the head of their page. */
export function faqContent({ groups }: Faqs, phone: string, context: PageContext) {
  const { t } = context;
  const path = ownPages.faq.path;
  const crumbs = crumbsTo(t, { name: t('pages.faq.title'), path });
  return withStaticSections(
    {},
    {
      head: pageHead({ title: t('pages.faq.head'), description: t('pages.faq.description'), path, ...context }),
      page: (
        <>
          <FaqPage groups={groups} crumbs={crumbs} phone={phone} />
          <PageFacts crumbs={crumbs} context={context} facts={[faqJsonLd(groups.flatMap(({ faqs }) => faqs))]} />
        </>
      ),
    },
  );
}

type FaqPageProps = { groups: Faqs['groups']; crumbs: readonly Crumb[]; phone: string };

/** Shows all questions in their groups. An answer's address opens it: browsers reveal what a link points into. */
function FaqPage({ groups, crumbs, phone }: FaqPageProps) {
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

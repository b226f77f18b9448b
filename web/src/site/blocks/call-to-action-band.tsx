import type { CallToAction } from '@contract/content/content-page';
import { InlineText } from '../../ui/layout/rich-text';
import type { ReactNode } from 'react';
import { useT } from '../../lib/text/strings';
import { LongArrow } from '../../ui/marks/long-arrow';
import { ZoneMark } from '../../ui/layout/sheet-section';
import { SiteLink } from '../../ui/layout/site-link';
import { phoneHref } from '../../lib/head/opening-hours';

type CallToActionBandProps = { letter: string; callToAction: CallToAction; phone: string };

/** The band as editors wrote it; nothing when they left it out. */
export function CallToActionBand({ letter, callToAction: { title, html, label, to }, phone }: CallToActionBandProps) {
  if (!title) return null;
  return (
    <RequestBand letter={letter} title={title} text={<InlineText html={html} />} phone={phone} action={label ? { label, to } : undefined} />
  );
}

type RequestBandProps = {
  letter: string;
  title: string;
  text: ReactNode;
  phone: string;
  /** The label and target of the first button; by default it leads to the configurator. */
  action?: { label: string; to: string };
};

/** The blueprint band that ends a page: send what you have, or call. */
export function RequestBand({ letter, title, text, phone, action }: RequestBandProps) {
  const t = useT();
  return (
    <section className="section blueprint on-dark">
      <div className="wrap split at-end">
        <div>
          <ZoneMark letter={letter}>{t('catalogue.request.zone')}</ZoneMark>
          <h2 className="band-title">{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <div className="row">
          <SiteLink className="button on-blueprint primary" to={action?.to ?? '/konfigurator'}>
            {action?.label ?? t('catalogue.request.upload')} <LongArrow />
          </SiteLink>
          <a className="button on-blueprint" href={phoneHref(phone)}>
            {phone}
          </a>
        </div>
      </div>
    </section>
  );
}

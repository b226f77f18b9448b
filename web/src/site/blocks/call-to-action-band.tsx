import type { CallToAction } from '@contract/content/content-page';
import { InlineText } from '../../ui/layout/inline-text';
import { RequestBand } from './request-band';

type CallToActionBandProps = { letter: string; callToAction: CallToAction; phone: string };

/** The band as editors wrote it; nothing when they left it out. */
export function CallToActionBand({ letter, callToAction: { title, html, label, to }, phone }: CallToActionBandProps) {
  if (!title) return null;
  return (
    <RequestBand letter={letter} title={title} text={<InlineText html={html} />} phone={phone} action={label ? { label, to } : undefined} />
  );
}

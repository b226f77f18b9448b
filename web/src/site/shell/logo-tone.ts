import type { Accent } from '@contract/content/product';

/** `alternating` changes between the two brand colours every 5 s. */
export type LogoTone = Accent | 'black' | 'alternating';

const toneByPrefix: Record<string, LogoTone> = {
  '': 'black',
  'paper-to-cad': 'paper',
  'cad-services': 'cad',
  '3d-modelle': 'model',
  'as-built': 'asbuilt',
  'daten-services': 'data',
  'fachwissen-bibliothek': 'cad',
  'unlimitierte-cad-services-abonnement': 'cad',
};

/** The logo's colour on a page, by the first part of its path without language (spec §2). */
export function logoTone(path: string): LogoTone {
  const first = path.split('/')[1] ?? '';
  return Object.hasOwn(toneByPrefix, first) ? (toneByPrefix[first] ?? 'alternating') : 'alternating';
}

/** The section a page belongs to, as far as its path says so. */
export function sectionAccent(path: string): Accent | undefined {
  const tone = logoTone(path);
  return tone === 'black' || tone === 'alternating' ? undefined : tone;
}

import { describe, expect, test } from 'vitest';
import { logoTone, sectionAccent } from './path-marks';

describe('logoTone', () => {
  test.each([
    { path: '/', tone: 'black' },
    { path: '/paper-to-cad', tone: 'paper' },
    { path: '/paper-to-cad/basic', tone: 'paper' },
    { path: '/cad-services', tone: 'cad' },
    { path: '/cad-services/schalplaene', tone: 'cad' },
    { path: '/3d-modelle', tone: 'model' },
    { path: '/as-built', tone: 'asbuilt' },
    { path: '/daten-services', tone: 'data' },
    { path: '/fachwissen-bibliothek', tone: 'cad' },
    { path: '/fachwissen-bibliothek/xref', tone: 'cad' },
    { path: '/unlimitierte-cad-services-abonnement', tone: 'cad' },
    { path: '/konfigurator', tone: 'alternating' },
    { path: '/cad-services-und-mehr', tone: 'alternating' },
    { path: '/toString', tone: 'alternating' },
  ])('$path is $tone', ({ path, tone }) => expect(logoTone(path)).toBe(tone));
});

describe('sectionAccent', () => {
  test.each([
    { path: '/as-built/punktwolke-zu-bim', accent: 'asbuilt' },
    { path: '/', accent: undefined },
    { path: '/kontakt', accent: undefined },
  ])('$path belongs to $accent', ({ path, accent }) => expect(sectionAccent(path)).toBe(accent));
});

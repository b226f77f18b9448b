import { describe, expect, test } from 'vitest';
import { localeOfPath, localePath, stripLocale } from './locale-path';

describe('localeOfPath and stripLocale', () => {
  test.each([
    { address: '/', locale: 'de', route: '/' },
    { address: '/paper-to-cad', locale: 'de', route: '/paper-to-cad' },
    { address: '/en', locale: 'en', route: '/' },
    { address: '/en/', locale: 'en', route: '/' },
    { address: '/en/paper-to-cad/basic', locale: 'en', route: '/paper-to-cad/basic' },
    { address: '/energie', locale: 'de', route: '/energie' },
    { address: '/english', locale: 'de', route: '/english' },
  ])('$address is $route in $locale', ({ address, locale, route }) => {
    expect(localeOfPath(address)).toBe(locale);
    expect(stripLocale(address)).toBe(route);
  });
});

describe('localePath', () => {
  test.each([
    { locale: 'de', route: '/', address: '/' },
    { locale: 'en', route: '/', address: '/en' },
    { locale: 'en', route: '/kontakt', address: '/en/kontakt' },
    { locale: 'en', route: '/app/login', address: '/app/login' },
    { locale: 'en', route: '/admin', address: '/admin' },
    { locale: 'en', route: '/contractor/orders', address: '/contractor/orders' },
    { locale: 'en', route: '/apparat', address: '/en/apparat' },
  ] as const)('$route in $locale is $address', ({ locale, route, address }) => expect(localePath(locale, route)).toBe(address));
});

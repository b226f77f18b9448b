// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const agreed = { analytics: true, marketing: false };
const refused = { analytics: false, marketing: true };

async function aVisit() {
  vi.resetModules();
  localStorage.clear();
  delete window.dataLayer;
  history.replaceState(null, '', '/first');
  document.title = 'First';
  return { ...(await import('./analytics')), ...(await import('./consent')) };
}

const goTo = (path: string, title: string) => {
  history.pushState(null, '', path);
  document.title = title;
};
const counted = () => (window.dataLayer ?? []).map(({ event, page_path: path }) => [event, path]);

let visit: Awaited<ReturnType<typeof aVisit>>;
beforeEach(async () => {
  visit = await aVisit();
});

test('without agreement nothing is recorded, not even an empty list', () => {
  visit.countPage();
  visit.pushEvent('search', { results: 3 });
  visit.decideConsent(refused);
  visit.pushEvent('search', { results: 3 });
  expect(window.dataLayer).toBeUndefined();
});

test('agreeing counts the page that is shown, once', () => {
  visit.countPage();
  visit.decideConsent(agreed);
  visit.countPage();
  visit.decideConsent({ analytics: true, marketing: true });
  visit.countPage();
  expect(counted()).toEqual([['page_view', '/first']]);
});

test('with agreement every page counts, coming from the one before', () => {
  visit.decideConsent(agreed);
  visit.countPage();
  goTo('/second', 'Second');
  visit.countPage();
  expect(counted()).toEqual([
    ['page_view', '/first'],
    ['page_view', '/second'],
  ]);
  expect(window.dataLayer?.[1]).toMatchObject({ page_title: 'Second', page_referrer: `${location.origin}/first` });
});

test('a page that is told of twice counts once', () => {
  visit.decideConsent(agreed);
  visit.countPage();
  visit.countPage();
  expect(counted()).toEqual([['page_view', '/first']]);
});

test('another query or fragment is no other page', () => {
  visit.decideConsent(agreed);
  visit.countPage();
  goTo('/first?bereich=as-built#plan', 'First');
  visit.countPage();
  goTo('/second', 'Second');
  visit.countPage();
  expect(counted()).toEqual([
    ['page_view', '/first'],
    ['page_view', '/second'],
  ]);
});

test('only what is shown when the visitor agrees counts, not what was shown before', () => {
  visit.countPage();
  goTo('/second', 'Second');
  visit.countPage();
  visit.decideConsent(agreed);
  visit.countPage();
  expect(counted()).toEqual([['page_view', '/second']]);
});

test('taking the agreement back stops recording at once', () => {
  visit.decideConsent(agreed);
  visit.countPage();
  visit.decideConsent(refused);
  goTo('/second', 'Second');
  visit.countPage();
  visit.pushEvent('search');
  expect(counted()).toEqual([['page_view', '/first']]);
});

test('events of our own carry their details', () => {
  visit.decideConsent(agreed);
  visit.pushEvent('search', { results: 3 });
  expect(window.dataLayer).toEqual([{ event: 'search', results: 3 }]);
});

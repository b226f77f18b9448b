import { countPage } from '../lib/page/analytics';
import { decideConsent, readConsent } from '../lib/page/consent';

type ConsentElements = { banner: HTMLElement; reopeners: HTMLElement[]; settings: HTMLDialogElement };

/** The actions of the notice's buttons, by their `data-consent`. */
const actions: Record<string, (elements: ConsentElements) => void> = {
  accept: (elements) => decide(elements, { analytics: true, marketing: true }),
  reject: (elements) => decide(elements, { analytics: false, marketing: false }),
  save: (elements) =>
    decide(elements, { analytics: choiceOf(elements, 'analytics').checked, marketing: choiceOf(elements, 'marketing').checked }),
  settings: openSettings,
  close: ({ settings }) => settings.close(),
};

/** Answers a click on one of the notice's buttons; works before the page is hydrated. */
export function answerConsent(action: string): void {
  const elements = findElements();
  if (elements) actions[action]?.(elements);
}

/** Makes the notice say what is stored, which another tab may have changed. */
export function showAnswer(): void {
  const elements = findElements();
  if (elements) showState(elements);
  countPage();
}

/** Keeps the answer. The question is the first thing on the page: when it goes, the keyboard goes on with what follows it. */
function decide(elements: ConsentElements, choice: { analytics: boolean; marketing: boolean }): void {
  decideConsent(choice);
  showState(elements);
  countPage();
}

function openSettings(elements: ConsentElements): void {
  const { analytics = false, marketing = false } = readConsent() ?? {};
  choiceOf(elements, 'analytics').checked = analytics;
  choiceOf(elements, 'marketing').checked = marketing;
  elements.settings.showModal();
}

/** Asks who has not decided; a decision hides the question and closes the settings (spec §4). */
function showState({ banner, reopeners, settings }: ConsentElements): void {
  const isDecided = readConsent() !== null;
  banner.hidden = isDecided;
  for (const reopen of reopeners) reopen.hidden = !isDecided;
  if (isDecided) settings.close();
}

const choiceOf = ({ settings }: ConsentElements, name: string) => settings.querySelector(`[name="${name}"]`) as HTMLInputElement;

function findElements(): ConsentElements | null {
  const banner = document.querySelector<HTMLElement>('.cookie-banner');
  const settings = document.querySelector<HTMLDialogElement>('.cookie-settings');
  return banner && settings ? { banner, reopeners: [...document.querySelectorAll<HTMLElement>('.cookie-reopen')], settings } : null;
}

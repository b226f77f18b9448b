import { countPage } from '../../lib/page/analytics';
import { decideConsent, readConsent } from '../../lib/page/consent';

type ConsentParts = { banner: HTMLElement; reopen: HTMLElement; settings: HTMLDialogElement };

/** What the notice's buttons do, by their `data-consent`. */
const actions: Record<string, (parts: ConsentParts) => void> = {
  accept: (parts) => decide(parts, { analytics: true, marketing: true }),
  reject: (parts) => decide(parts, { analytics: false, marketing: false }),
  save: (parts) => decide(parts, { analytics: choiceOf(parts, 'analytics').checked, marketing: choiceOf(parts, 'marketing').checked }),
  settings: openSettings,
  close: ({ settings }) => settings.close(),
};

/** Answers a click on one of the notice's buttons; works before the page is awake. */
export function answerConsent(action: string): void {
  const parts = findParts();
  if (parts) actions[action]?.(parts);
}

/** Makes the notice say what is stored, which another tab may have changed. */
export function showAnswer(): void {
  const parts = findParts();
  if (parts) showState(parts);
  countPage();
}

function decide(parts: ConsentParts, choice: { analytics: boolean; marketing: boolean }): void {
  decideConsent(choice);
  showState(parts);
  countPage();
  // What was pressed has gone; without this the keyboard would start at the top again.
  parts.reopen.focus({ preventScroll: true });
}

function openSettings(parts: ConsentParts): void {
  const { analytics = false, marketing = false } = readConsent() ?? {};
  choiceOf(parts, 'analytics').checked = analytics;
  choiceOf(parts, 'marketing').checked = marketing;
  parts.settings.showModal();
}

/** Asks who has not decided; a decision hides the question and closes the settings (spec §4). */
function showState({ banner, reopen, settings }: ConsentParts): void {
  const isDecided = readConsent() !== null;
  banner.hidden = isDecided;
  reopen.hidden = !isDecided;
  if (isDecided) settings.close();
}

const choiceOf = ({ settings }: ConsentParts, name: string) => settings.querySelector(`[name="${name}"]`) as HTMLInputElement;

function findParts(): ConsentParts | null {
  const [banner, reopen] = ['.cookie-banner', '.cookie-reopen'].map((selector) => document.querySelector<HTMLElement>(selector));
  const settings = document.querySelector<HTMLDialogElement>('.cookie-settings');
  return banner && reopen && settings ? { banner, reopen, settings } : null;
}

import { COOKIE_DECISION_KEY } from '@contract/consent';

/** Returns true if the visitor has answered the consent notice. Before that, nothing that needs an answer is even loaded. */
export function hasDecided(): boolean {
  try {
    return localStorage.getItem(COOKIE_DECISION_KEY) !== null;
  } catch {
    return false;
  }
}

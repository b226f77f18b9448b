import { COOKIE_DECISION_KEY } from '@contract/consent';

/** Runs while the page is being read: the question for who has not answered it, the way back to it for everybody else. */
export const REVEAL = `{let decided;try{decided=localStorage.getItem('${COOKIE_DECISION_KEY}')}catch{}document.querySelector(decided?'.cookie-reopen':'.cookie-banner').hidden=false}`;

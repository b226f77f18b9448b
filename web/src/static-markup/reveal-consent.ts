import { COOKIE_DECISION_KEY } from '@contract/consent';

/**
 * The script that runs while the page is being read: it shows the question to visitors who have not answered it, and the way back to it to
 * everybody else.
 */
export const REVEAL = `{let decided;try{decided=localStorage.getItem('${COOKIE_DECISION_KEY}')}catch{}for(const shown of document.querySelectorAll(decided?'.cookie-reopen':'.cookie-banner'))shown.hidden=false}`;

import type { Consent } from '@contract/consent';
import { COOKIE_DECISION_KEY } from '@contract/consent-keys';
import { ConsentQuestion } from './consent-question';
import { ConsentReopen } from './consent-reopen';
import { ConsentSettings } from './consent-settings';

/** Runs while the page is being read: the question for who has not answered it, the way back to it for everybody else. */
export const REVEAL = `{let decided;try{decided=localStorage.getItem('${COOKIE_DECISION_KEY}')}catch{}document.querySelector(decided?'.cookie-reopen':'.cookie-banner').hidden=false}`;

/**
 * The question, first on the page because it is to be answered first, and what belongs to it, last. Finished HTML:
 * it is painted with the page or not at all. Without JavaScript nothing asks, for nothing is stored.
 */
export const consentNotices = (consent: Consent) => ({
  first: <ConsentQuestion consent={consent} />,
  last: (
    <>
      <ConsentReopen />
      <script dangerouslySetInnerHTML={{ __html: REVEAL }} />
      <ConsentSettings consent={consent} />
    </>
  ),
});

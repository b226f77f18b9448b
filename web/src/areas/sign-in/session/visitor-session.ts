import { Problem } from '@contract/problem';
import { statusOf } from '@contract/problem-status';
import { takeTokensFrom, withBearer } from '../../../lib/http/bearer';
import { logFailure } from '../../../lib/page/log-failure';
import { createAccessToken } from './access-token';
import { refreshSession, createSessionChannel, isSignInRemembered, rememberAccountPriceView, rememberSignIn } from './session-state';

/** The access token, which is all that a public page knows of a session; it is fetched with the first signed call. */
const token = createAccessToken(renew);
let hasEnded = false;

// Somebody else, or nobody, may be signed in from now on.
createSessionChannel(() => {
  token.drop();
  hasEnded = false;
});

/** Returns the token to send, or null when nobody is signed in. */
const readToken = async (): Promise<string | null> => {
  if (!isSignInRemembered()) return null;
  return (await token.read()) ?? (hasEnded ? null : token.renew());
};

takeTokensFrom(readToken);

/** Sends a call of a public page as whoever is signed in, or as a visitor. */
export const sendSigned = withBearer((input, init) => fetch(input, init), { token: readToken, renew: token.renewFrom });

/** Fetches an access token, or null. Never throws: what is sent from a public page needs nobody to be signed in. */
async function renew(): Promise<string | null> {
  try {
    const grant = await refreshSession();
    token.hold(grant);
    rememberAccountPriceView(grant.account);
    return grant.accessToken;
  } catch (failure) {
    token.drop();
    hasEnded = failure instanceof Problem && statusOf(failure) === 401;
    if (hasEnded) rememberSignIn(false);
    else logFailure('the session cannot be renewed; the call goes without it', failure);
    return null;
  }
}

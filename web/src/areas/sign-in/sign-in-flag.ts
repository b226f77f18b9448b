const KEY = 'signedIn';

/** Whether asking for a session makes sense. Says nothing about who; without storage the server is asked each time. */
export function isSignInRemembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function rememberSignIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the server is asked.
  }
}

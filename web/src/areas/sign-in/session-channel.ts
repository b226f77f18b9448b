export type SessionNews = 'signed-in' | 'signed-out';

/** Tells the other tabs of this browser, and hears them. */
export function createSessionChannel(onNews: (news: SessionNews) => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: (_news: SessionNews) => undefined };
  const channel = new BroadcastChannel('session');
  channel.addEventListener('message', (event: MessageEvent<SessionNews>) => onNews(event.data));
  return { tell: (news: SessionNews) => channel.postMessage(news) };
}

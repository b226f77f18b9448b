import { redirectKey } from '../contract/redirect';

type Rule = { from: string; to: string | null; kind: 'moved' | 'gone' };

const PATH = /^\/(?!\/)[^\s?#]*$/;

/** Why a redirect cannot be saved, for the editor; null when it can. `others` are all other redirects. */
export function redirectProblem({ from, to, kind }: Rule, others: readonly Rule[]): string | null {
  if (!PATH.test(from)) return 'Die bisherige Adresse beginnt mit / und enthält weder Leerzeichen noch ? oder #.';
  if (/^\/en(\/|$)/.test(from)) return 'Die bisherige Adresse steht ohne /en da; sie gilt für beide Sprachen.';
  if (from === '/') return 'Die Startseite kann nicht weitergeleitet werden.';
  if (kind === 'gone') return null;
  if (!to) return 'Eine Weiterleitung braucht eine neue Adresse; „gone“ sagt, dass es die Seite nicht mehr gibt.';
  if (!PATH.test(to.split('#')[0] ?? '') && !/^https:\/\/\S+$/.test(to)) return 'Die neue Adresse beginnt mit / oder https://.';
  return loops(from, to, others) ? `Diese Weiterleitung führt im Kreis: von ${to} geht es zurück zu ${from}.` : null;
}

function loops(from: string, to: string, others: readonly Rule[]): boolean {
  const next = new Map(others.map((rule) => [redirectKey(rule.from), rule.kind === 'moved' ? rule.to : null]));
  const seen = new Set([redirectKey(from)]);
  for (let at: string | null | undefined = to; at?.startsWith('/'); at = next.get(redirectKey(at))) {
    if (seen.has(redirectKey(at))) return true;
    seen.add(redirectKey(at));
  }
  return false;
}

import type { Locale } from '@contract/constants';

const fetched = new Map<string, Promise<string>>();

/** Fetches a drawing's SVG text. What cannot be had is an empty field: drawings repeat what the text says. */
export function fetchDrawing(name: string, locale: Locale): Promise<string> {
  const key = `${locale}/${name}`;
  const known = fetched.get(key);
  if (known) return known;
  const svg = read(key)
    .then((text) => text ?? read(`${locale}/${name.split('/')[0]}`))
    .then((text) => text ?? '');
  fetched.set(key, svg);
  return svg;
}

async function read(path: string): Promise<string | undefined> {
  const response = await fetch(`${import.meta.env.DRAWINGS}/${path}.svg`).catch(() => undefined);
  return response?.ok ? response.text() : undefined;
}

const YEAR_S = 31_536_000;

/** Keeps a value for a year, for this browser and the web server. */
export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_S}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
}

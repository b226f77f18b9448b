/** The part of the terms about withdrawal, without its heading; null when editors have none. */
export function withdrawalSection(termsHtml: string): string | null {
  const sections = termsHtml.split(/(?=<h2[ >])/);
  const found = sections.find((section) => /^<h2[^>]*>[^<]*(widerruf|withdrawal)/i.test(section));
  return found?.replace(/^<h2[^>]*>.*?<\/h2>/s, '').trim() || null;
}

type WithFormats = { inputFormats: readonly string[]; outputFormats: readonly string[] };

const SHOWN = 4;

/** The formats that most of a section's services take and give. */
export function categoryFormats(products: readonly WithFormats[]): { input: string; output: string } {
  return {
    input: mostFrequent(products.flatMap(({ inputFormats }) => inputFormats)),
    output: mostFrequent(products.flatMap(({ outputFormats }) => outputFormats)),
  };
}

function mostFrequent(formats: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const format of formats) counts.set(format, (counts.get(format) ?? 0) + 1);
  const ranked = [...counts].toSorted((a, b) => b[1] - a[1]).map(([format]) => format);
  return ranked.slice(0, SHOWN).join(', ');
}

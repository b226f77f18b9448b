const english: Record<string, string> = {
  Schlafen: 'Bedroom',
  Bad: 'Bath',
  Kind: 'Child',
  Wohnen: 'Living',
  Flur: 'Hall',
  Arbeiten: 'Study',
  Bauherr: 'Client',
  'Blatt 1': 'Sheet 1',
  'Blatt 3': 'Sheet 3',
  Wand: 'Walls',
  Decke: 'Slabs',
  Putz: 'Plaster',
  Estrich: 'Screed',
  Fenster: 'Windows',
  Raum: 'Room',
  Summe: 'Total',
  'Wohnfläche 79,92 von 100,80 m² BGF': 'Living area 79.92 of 100.80 m² GFA',
  'Musterhaus, Berlin': 'Sample house, Berlin',
  'Index a': 'Rev. a',
  Beispiel: 'Sample',
  'ca. 4,60': 'approx. 4.60',
  '11,5 statt 10!': '11.5 not 10!',
  'Tür versetzen': 'move door',
  entfällt: 'remove',
  'A-WAND': 'A-WALL',
  'A-TUER': 'A-DOOR',
  'A-MASS': 'A-DIMS',
  'A-TEXT': 'A-TEXT',
};

/** The same drawing lettered in English: words from the list, decimal points in measures. */
export function inEnglish(svg: string): string {
  return svg.replace(/>([^<>]+)</g, (_match, text: string) => `>${english[text] ?? text.replace(/(\d),(\d)/g, '$1.$2')}<`);
}

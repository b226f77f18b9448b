const english: Record<string, string> = {
  Papier: 'Paper',
  Handskizze: 'Hand sketch',
  Aufmaßblatt: 'Survey sheet',
  Fotos: 'Photos',
  'PDF mit Rotstift': 'Red-marked PDF',
  Positionspläne: 'Position plans',
  Revisionsunterlagen: 'Revision documents',
  Brandschutzkonzept: 'Fire safety concept',
  Lageplan: 'Site plan',
  Bauakte: 'Building file',
  Schemata: 'Schematics',
  'PDF-Datenblatt': 'PDF data sheet',
  'PDF-Datenblätter': 'PDF data sheets',
  Adresse: 'Address',
  Flurstücksliste: 'Parcel list',
  Panoramabilder: 'Panoramas',
  Mieterliste: 'Tenant list',
  'AIA als PDF': 'EIR as PDF',
  'Vektor-PDF': 'Vector PDF',
  'Mikrofilm-Scan': 'Microfilm scan',
};

/** The English word for what customers send; file formats are called the same everywhere. */
export const englishFormat = (format: string): string => english[format] ?? format;

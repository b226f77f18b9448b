import { demoAddress } from './demo-logins';
import type { Customer } from './story';

const inGermany = { projectCountry: 'DE' } as const;

/** The demo's customer login: an architect's office. */
export const kim: Customer = {
  locale: 'de',
  contact: {
    ...inGermany,
    name: 'Kim Kundin',
    email: demoAddress('user'),
    customerType: 'business',
    company: 'Kundin + Partner Architekten PartGmbB',
    phone: '0341 5550 1234',
    vatId: 'DE111111111',
  },
  billing: { name: 'Kim Kundin', street: 'Lindenallee 12', postcode: '04109', city: 'Leipzig', country: 'DE' },
};

/** The same person at home: a consumer. */
export const kimAtHome: Customer = {
  locale: 'de',
  contact: { ...inGermany, name: 'Kim Kundin', email: demoAddress('user'), customerType: 'consumer' },
  billing: { name: 'Kim Kundin', street: 'Am Feldrain 3', postcode: '04178', city: 'Leipzig', country: 'DE' },
};

/** A consumer with a long name. */
export const hohenfels: Customer = {
  locale: 'de',
  contact: {
    ...inGermany,
    name: 'Dr. Anneliese Freifrau von Hohenfels-Brandenstein',
    email: 'anneliese.von.hohenfels-brandenstein@post.example',
    customerType: 'consumer',
    phone: '+49 8022 555 0199',
  },
  billing: {
    name: 'Dr. Anneliese Freifrau von Hohenfels-Brandenstein',
    street: 'Schlossberg 1 a',
    postcode: '83684',
    city: 'Tegernsee',
    country: 'DE',
  },
};

/** A business with a long name and an order number of its own. */
export const nordbau: Customer = {
  locale: 'de',
  contact: {
    ...inGermany,
    name: 'Thorsten Petersen',
    email: 'einkauf@bauwerk-nord.example',
    customerType: 'business',
    company: 'Bauwerk Nord Projektentwicklungs- und Verwaltungsgesellschaft mbH & Co. KG',
    phone: '040 5550 4711',
    vatId: 'DE222222222',
  },
  billing: { name: 'Thorsten Petersen', street: 'Kaispeicherweg 40', postcode: '20457', city: 'Hamburg', country: 'DE' },
  reference: 'Bestellung 4500-118/26',
};

/** Reads English, and is outside the EU. */
export const bennett: Customer = {
  locale: 'en',
  contact: {
    name: 'Oliver Bennett',
    email: 'oliver@harbour-finch.example',
    customerType: 'business',
    projectCountry: 'GB',
    company: 'Harbour & Finch Architects Ltd',
    phone: '+44 20 5550 0123',
  },
  billing: { name: 'Oliver Bennett', street: '27 Wharf Road', postcode: 'N1 7GR', city: 'London', country: 'GB' },
};

/** Owes the VAT itself (§ 13b UStG). */
export const deVries: Customer = {
  locale: 'en',
  contact: {
    name: 'Marieke de Vries',
    email: 'marieke@devries-bouwadvies.example',
    customerType: 'business',
    projectCountry: 'NL',
    company: 'De Vries Bouwadvies B.V.',
    vatId: 'NL000000000B00',
  },
  billing: { name: 'Marieke de Vries', street: 'Prinsengracht 500', postcode: '1017 KH', city: 'Amsterdam', country: 'NL' },
};

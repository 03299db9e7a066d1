/**
 * What a country asks of Indian citizens who come as tourists. `source` is what was read on `ENTRY_RULES_READ`, for whoever
 * brings the rules up to date; pages show `official`, the authority that has the last word.
 */
export type EntryRules = {
  name: string;
  passport: string;
  visa: string;
  official: { title: string; href: string };
  source: { title: string; href: string };
};

/** The day on which the sources of all entry rules were read last. */
export const ENTRY_RULES_READ = '2026-11-26';

const SIX_MONTHS = 'A passport that is valid for six months from the day of arrival.';

/** The countries of journeys outside India, by their ISO 3166-1 code. */
export const COUNTRIES = {
  AE: {
    name: 'United Arab Emirates',
    passport: SIX_MONTHS,
    visa: 'A visa before the flight. Who holds a valid visa or residence permit of the USA, the United Kingdom or the European Union can have it approved online for arrival.',
    official: {
      title: 'the UAE government’s portal',
      href: 'https://u.ae/en/information-and-services/visa-and-emirates-id',
    },
    source: {
      title: 'The National: visa on arrival for Indian tourists',
      href: 'https://www.thenationalnews.com/news/uae/2024/10/25/uae-visa-on-arrival-what/',
    },
  },
  BT: {
    name: 'Bhutan',
    passport:
      'A passport that is valid for six months, or a voter ID card; for children a passport or a birth certificate.',
    visa: 'No visa. An entry permit is issued for the journey, against a sustainable development fee for each night.',
    official: { title: 'Bhutan’s Department of Immigration', href: 'https://www.doi.gov.bt' },
    source: {
      title: 'Desi Journeys: travel information for Indian visitors to Bhutan',
      href: 'https://www.desijourneys.com/travel-information/',
    },
  },
  CH: {
    name: 'Switzerland',
    passport: 'A passport that is valid for three months after the day on which you leave the Schengen area.',
    visa: 'A Schengen visa before the flight, from a visa application centre: allow several weeks. It asks for travel medical insurance of €30,000 and more.',
    official: { title: 'Switzerland’s State Secretariat for Migration', href: 'https://www.sem.admin.ch' },
    source: {
      title: 'Tivixy: Schengen visa for Switzerland from India',
      href: 'https://tivixy.com/schengen-visa-application-for-switzerland-from-india/',
    },
  },
  ID: {
    name: 'Indonesia',
    passport: SIX_MONTHS,
    visa: 'A visa on arrival, or the same bought online (e-VOA) at least 48 hours before the flight. A return ticket is asked for.',
    official: { title: 'Indonesia’s e-visa office', href: 'https://evisa.imigrasi.go.id' },
    source: {
      title: 'Trendkia: the e-VOA for Bali in 2026',
      href: 'https://trendkia.com/en/guides/heading-to-bali-here-s-how-indonesia-s-e-voa-lets-you-walk-past-the-2026-airport-queues-2923.json',
    },
  },
  JP: {
    name: 'Japan',
    passport: 'A passport that is valid for six months after the journey, with two blank pages.',
    visa: 'An e-visa for one entry, before the flight, through the Japan visa application centres of VFS Global.',
    official: { title: 'the Embassy of Japan in India', href: 'https://www.in.emb-japan.go.jp' },
    source: {
      title: 'Business Today: Japan e-visa for Indians',
      href: 'https://www.businesstoday.in/nri/visa/story/single-entry-japan-evisa-now-available-for-indians-heres-how-to-apply-step-by-step-489658-2025-08-16',
    },
  },
  KE: {
    name: 'Kenya',
    passport: SIX_MONTHS,
    visa: 'An electronic travel authorisation (eTA) before the flight, from etakenya.go.ke. There is no visa on arrival.',
    official: { title: 'Kenya’s eTA office', href: 'https://www.etakenya.go.ke' },
    source: {
      title: 'FlightGPT: Kenya eTA for Indians in 2026',
      href: 'https://flightgpt.in/blog/kenya-eta-for-indians-2026-application-guide',
    },
  },
  LK: {
    name: 'Sri Lanka',
    passport: SIX_MONTHS,
    visa: 'An electronic travel authorisation (ETA) before the flight, from eta.gov.lk, for up to 30 days. The fee is waived for Indian citizens while the waiver lasts.',
    official: { title: 'Sri Lanka’s Department of Immigration', href: 'https://eta.gov.lk' },
    source: {
      title: 'FlightGPT: Sri Lanka visa for Indians in 2026',
      href: 'https://flightgpt.in/visas-guide/sri-lanka',
    },
  },
  NP: {
    name: 'Nepal',
    passport: 'By air a passport or a voter ID card. An Aadhaar card is not accepted.',
    visa: 'No visa.',
    official: { title: 'Nepal’s Department of Immigration', href: 'https://www.immigration.gov.np' },
    source: {
      title: 'Department of Immigration of Nepal: information for Indian nationals',
      href: 'https://www.immigration.gov.np/page/information-for-indian-nationals-11',
    },
  },
  SG: {
    name: 'Singapore',
    passport: SIX_MONTHS,
    visa: 'An e-visa before the flight, through an authorised visa agent. The SG Arrival Card is filled in online within three days before arrival.',
    official: { title: 'Singapore’s Immigration & Checkpoints Authority', href: 'https://www.ica.gov.sg' },
    source: {
      title: 'StampPath: Singapore visa for Indian citizens',
      href: 'https://stamppath.com/india/singapore/',
    },
  },
  TH: {
    name: 'Thailand',
    passport: SIX_MONTHS,
    visa: 'No visa for a holiday of up to 60 days. The Thailand Digital Arrival Card is filled in online within three days before arrival.',
    official: { title: 'Thailand’s official e-visa site', href: 'https://www.thaievisa.go.th' },
    source: {
      title: 'Business Standard: 60 days without a visa for Indians in Thailand',
      href: 'https://www.business-standard.com/amp/immigration/thailand-grants-indians-60-day-visa-free-stay-plus-30-day-extension-126021800483_1.html',
    },
  },
  VN: {
    name: 'Vietnam',
    passport: SIX_MONTHS,
    visa: 'An e-visa before the flight. It names the airports of entry and exit, which are in the itinerary.',
    official: { title: 'Vietnam’s official e-visa site', href: 'https://evisa.gov.vn' },
    source: {
      title: 'Vietnam Immigration: e-visa for Indian travellers',
      href: 'https://vietnamimmigration.org/essentials-guide-meeting-vietnam-e-visa-requirements-for-indian-travelers',
    },
  },
} as const satisfies Record<string, EntryRules>;

export type CountryAbroad = keyof typeof COUNTRIES;

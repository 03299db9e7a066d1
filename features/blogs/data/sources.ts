import type { IsoDate } from '#lib/shared/dates.ts';

export interface Source {
  readonly publisher: string;
  readonly title: string;
  readonly href: string;
  /** When it was published; without it, the page bears no date and was read in November 2026. */
  readonly published?: IsoDate;
}

/** Every page that a post relies on. A post names its sources in the text and lists them at its end. */
export const SOURCES = {
  dgcaRefunds: {
    publisher: 'Business Standard',
    title: 'DGCA revises rules on refund of airline tickets',
    href: 'https://www.business-standard.com/amp/industry/aviation/dgca-air-ticket-cancellation-flyers-ticket-prices-126022600781_1.html',
    published: '2026-02-26',
  },
  dgcaCharges: {
    publisher: 'Business Today',
    title: 'Refunds, the 48-hour window and the limit on cancellation charges',
    href: 'https://www.businesstoday.in/india/story/dgca-airline-refund-reschedule-flights-airticket-48-hour-window-cancellation-charges-518346-2026-02-27',
    published: '2026-02-27',
  },
  dgcaDelays: {
    publisher: 'Press Information Bureau (Devdiscourse)',
    title: 'Facilities for passengers when flights are cancelled or delayed',
    href: 'https://www.devdiscourse.com/article/law-order/2742474-dgca-issues-civil-aviation-requirement-to-facilitate-affected-passengers-due-to-cancellation-delay-in-flight',
    published: '2023-12-11',
  },
  deniedBoarding: {
    publisher: 'Mint',
    title: 'Flyers to get 75 per cent of the ticket cost for downgrades',
    href: 'https://www.livemint.com/economy/flyers-to-get-75-ticket-cost-for-downgrades/amp-11674665884481.html',
    published: '2023-01-25',
  },
  childSeats: {
    publisher: 'NDTV',
    title: 'Children up to 12 get seats with a parent',
    href: 'https://www.ndtv.com/india-news/ensure-children-below-13-get-seats-with-parents-in-flight-aviation-body-to-airlines-5503442',
    published: '2024-04-23',
  },
  infants: {
    publisher: 'IndiGo',
    title: 'Special assistance: infants and children who travel alone',
    href: 'https://www.goindigo.in/information/special-disability-assistance/special-assistance.html',
  },
  roomRates: {
    publisher: 'Business Standard',
    title: 'No input tax credit for hotel rooms up to ₹7,500',
    href: 'https://www.business-standard.com/amp/companies/news/finance-ministry-hotel-room-rates-7500-gst-itc-clarification-125091601133_1.html',
    published: '2025-09-16',
  },
  flightRates: {
    publisher: 'WION',
    title: 'GST on flight tickets and rooms from 22 September 2025',
    href: 'https://www.wionews.com/photos/will-flight-tickets-be-cheaper-in-new-gst-slab-quick-overview-before-your-next-vacation-1756994610769',
    published: '2025-09-04',
  },
  roomCredit: {
    publisher: 'TaxGuru',
    title: 'Input tax credit on hotel accommodation',
    href: 'https://taxguru.in/goods-and-service-tax/itc-hotel-accommodation-stay-gst.html',
  },
  outstation: {
    publisher: 'Tally Solutions',
    title: 'Input tax credit on outstation hotel stays',
    href: 'https://tallysolutions.com/gst/itc-on-outstation-hotel-stays',
  },
  invoiceRules: {
    publisher: 'TaxGuru',
    title: 'What a tax invoice must say (CGST Act, section 31; rule 46)',
    href: 'https://taxguru.in/goods-and-service-tax/tax-invoice-requirements-section-31-cgst-act-gst-rule-46.html',
  },
  tatkalScheme: {
    publisher: 'NDTV',
    title: 'Five things to know about Tatkal',
    href: 'https://www.ndtv.com/business/irctc-indian-railways-tatkal-tickets-reservation-booking-rules-timings-for-ac-non-ac-classes-1927916',
    published: '2018-10-06',
  },
  tatkalCharges: {
    publisher: 'NDTV',
    title: 'Tatkal charges by class',
    href: 'https://www.ndtv.com/business/irctc-tatkal-tatkal-train-ticket-cancellation-rules-reservation-booking-cancellation-charges-timings-2037337',
  },
  tatkalAadhaar: {
    publisher: 'Mint',
    title: 'Aadhaar authentication to book Tatkal tickets',
    href: 'https://www.livemint.com/news/india/attention-railway-passengers-aadhaar-authentication-to-book-tatkal-tickets-mandatory-from-this-date-check-details/amp-11749635089908.html',
    published: '2025-06-11',
  },
  sixtyDays: {
    publisher: 'The Hindu BusinessLine',
    title: 'Time for advance booking reduced to 60 days',
    href: 'https://www.thehindubusinessline.com/economy/logistics/time-for-advance-ticket-booking-reduced-to-60-days-railways/article68764589.ece',
    published: '2024-10-17',
  },
  childFares: {
    publisher: 'Patrika',
    title: 'When children travel free, at half fare or at full fare',
    href: 'https://www.patrika.com/en/latest-technology/indian-railways-child-ticket-rules-understand-when-children-travel-free-half-fare-or-full-fare-20098276',
    published: '2025-11-13',
  },
  singapore: {
    publisher: 'Immigration & Checkpoints Authority of Singapore',
    title: 'Entry requirements',
    href: 'https://www.ica.gov.sg/enteringanddeparting/entry_requirements',
  },
  singaporeCard: {
    publisher: 'Immigration & Checkpoints Authority of Singapore',
    title: 'Visiting Singapore: before arrival',
    href: 'https://www.ica.gov.sg/public-education/visiting-singapore',
  },
  schengen: {
    publisher: 'VFS Germany',
    title: 'EU visa code: passports',
    href: 'http://www.vfs-germany.co.in/NewDelhi_NorthIndia/eu_regulation.html',
  },
  darkPatterns: {
    publisher: 'SCC Online',
    title: 'Guidelines for Prevention and Regulation of Dark Patterns, 2023',
    href: 'https://scconline.com/blog/?p=308381',
  },
  razorpayRefunds: {
    publisher: 'Razorpay',
    title: 'Normal refunds',
    href: 'https://razorpay.com/docs/payments/refunds/normal',
  },
  tcsRate: {
    publisher: 'TaxTMI',
    title: 'TCS on overseas tour packages from 1 April 2026',
    href: 'https://www.taxtmi.com/tmi_notes?id=2423',
  },
  tcsQuestions: {
    publisher: 'ABCAUS (Income Tax Department)',
    title: 'Questions on TCS under section 394(1) of the Income-tax Act, 2025',
    href: 'https://abcaus.in/income-tax/faqs-amendment-proposed-rates-tax-collection-source-us-3941-income-tax-act-2025.html',
  },
  tcsCredit: {
    publisher: 'Solvatax',
    title: 'TCS on foreign tour packages',
    href: 'https://solvatax.com/blog-detail.html?id=8e6B9dlMxpeIVPLtigwg',
  },
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof SOURCES;

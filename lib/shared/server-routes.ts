import type { DigitGrouping } from '#lib/shared/money.ts';

/** URLs that only the server uses, kept out of the client bundles. */
export const serverRoutes = {
  devMail: () => '/dev/mail',
  gatewayCheckout: (gatewayOrderId: string, digits: DigitGrouping = 'thousands') =>
    `/gateway/checkout/${encodeURIComponent(gatewayOrderId)}${digits === 'indian' ? '?digits=indian' : ''}`,
  paymentCallback: () => '/api/payments/callback',
  /** The preview picture of a shared link: of the product, of a place, a hotel or a package, by slug. */
  card: (what: 'home' | 'place' | 'hotel' | 'package', slug: string) =>
    `/cards/${what}/${encodeURIComponent(slug)}.png`,
  /** The calendar that a person subscribes to; whoever has the address reads it. */
  calendarFeed: (token: string) => `/calendars/${token}.ics`,
  /** Ends a kind of email to someone by one click in a mail program. */
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  /** The page on which a guest of an event ends the emails about its messages; `stopped`: once they did. */
  stopEventEmails: (token: string, { stopped = false } = {}) =>
    `/unsubscribe/${token}/event-messages${stopped ? '?stopped=yes' : ''}`,
  /** Where the form of that page is sent. */
  stopEventEmailsForm: (token: string) => `/unsubscribe/${token}?by=form`,
  /** The choice of a currency shown beside rupees. */
  currency: () => '/currency',
  apiDocs: () => '/api/docs',
  openApi: () => '/api/openapi.json',
  /** Base path of everything for machines. */
  api: () => '/api/',
  sitemap: () => '/sitemap.xml',
  /** The magazine as RSS. */
  feed: () => '/blogs/rss.xml',
  fontLicence: () => '/fonts/OFL.txt',
} as const;

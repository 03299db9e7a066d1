/** URLs that only the server names: what no script of a page needs does not weigh on it. */
export const serverRoutes = {
  devMail: () => '/dev/mail',
  gatewayCheckout: (gatewayOrderId: string) => `/gateway/checkout/${encodeURIComponent(gatewayOrderId)}`,
  paymentCallback: () => '/api/payments/callback',
  /** The picture that goes with a shared link: of the product, of a place or of a hotel, by slug. */
  card: (what: 'home' | 'place' | 'hotel', slug: string) => `/cards/${what}/${encodeURIComponent(slug)}.png`,
  apiDocs: () => '/api/docs',
  openApi: () => '/api/openapi.json',
  /** Where everything for machines begins. */
  api: () => '/api/',
  sitemap: () => '/sitemap.xml',
  fontLicence: () => '/fonts/OFL.txt',
} as const;

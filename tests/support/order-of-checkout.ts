/** The gateway's order in the address of its checkout; empty where there is nothing to pay. */
export const orderOfCheckout = (checkoutUrl: string | null | undefined): string =>
  decodeURIComponent(checkoutUrl?.split('?')[0]?.split('/').at(-1) ?? '');

/** What the account is called that pays a booking beside the gateway: `null` is the traveller's own wallet. */
export const purseWords = (purse: string | null): string =>
  purse === null ? 'your wallet' : purse.startsWith('credit:') ? 'your company’s credit' : 'your company’s wallet';

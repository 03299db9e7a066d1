/** What the account is called that pays a booking beside the gateway: `null` is the traveller's own wallet. */
export const payerAccountLabel = (payerAccount: string | null): string =>
  payerAccount === null
    ? 'your wallet'
    : payerAccount.startsWith('credit:')
      ? 'your company’s credit'
      : 'your company’s wallet';

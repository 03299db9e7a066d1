/** Name of the account that pays besides the gateway: `null` is the traveller's own wallet. */
export const payerAccountLabel = (payerAccount: string | null): string =>
  payerAccount === null
    ? 'your wallet'
    : payerAccount.startsWith('credit:')
      ? 'your company’s credit'
      : 'your company’s wallet';

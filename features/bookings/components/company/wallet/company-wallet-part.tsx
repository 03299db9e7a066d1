'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';

const Wallet = onDemand<object>(() => import('./company-wallet.tsx').then((part) => part.CompanyWallet), {
  Meanwhile: () => <LoadingRows label="Opening the wallet" count={6} />,
});

/** The company's wallet, whose script is loaded only where it is shown: the page has seven other parts. */
export function CompanyWalletPart() {
  return <Wallet />;
}

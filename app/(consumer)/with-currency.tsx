import type { ReactNode } from 'react';
import { CurrencyHost } from '#features/currencies/components/currency-host.tsx';

/** Layout of pages whose prices can be shown in another currency beside rupees. */
export default function WithCurrency({ children }: { children: ReactNode }) {
  return (
    <div className="boxless" data-prices="">
      <CurrencyHost />
      {children}
    </div>
  );
}

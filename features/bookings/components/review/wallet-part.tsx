'use client';

import { Check } from '#components/ui/check.tsx';
import { formatMoney } from '#lib/shared/money.ts';
import { t } from '#lib/shared/texts.ts';
import { useWalletBalance } from '../../client/use-wallet-balance.ts';

export type WalletPartProps = {
  total: number;
  currency: string;
  used: number;
  onChange: (amount: number) => void;
  locked: boolean;
};

/** Pays a part or everything from the wallet. Hidden while the wallet is empty. */
export function WalletPart({ total, currency, used, onChange, locked }: WalletPartProps) {
  const { data } = useWalletBalance();
  const usable = Math.min(data?.balance ?? 0, total);
  if (usable <= 0 || locked) return null;
  const words = (amount: number) => formatMoney({ amount, currency });
  return (
    <Check
      label={t('Use {amount} of the {balance} in your wallet', {
        amount: words(usable),
        balance: words(data?.balance ?? 0),
      })}
      checked={used > 0}
      onChange={(event) => onChange(event.target.checked ? usable : 0)}
    />
  );
}

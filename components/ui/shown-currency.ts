import { create } from 'zustand';

/** How prices are shown in another currency beside rupees. */
export type ShownCurrency = {
  /** An amount in paise as text: "about $168". Null: prices are shown in rupees only. */
  about: ((paise: number) => string) | null;
  /** Which rate that is: "at the reference rate of 26 Nov". */
  rate: string;
};

/** Whether prices are shown in another currency beside rupees, in this tab. Never on the server. */
export const useShownCurrency = create<ShownCurrency>(() => ({ about: null, rate: '' }));

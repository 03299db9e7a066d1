import { create } from 'zustand';

/** Whether live updates arrive in this tab: screens then do not poll. */
const store = create<{ live: boolean }>(() => ({ live: false }));

export const useLiveUpdates = (): boolean => store(({ live }) => live);
/**
 * The `refetchInterval` of a screen that live updates keep current: it polls while none arrive, and from the moment they
 * cease.
 */
export const usePolling = (milliseconds: number): number | false => (useLiveUpdates() ? false : milliseconds);
export const putLiveUpdates = (live: boolean): void => store.setState({ live });

import { create } from 'zustand';

/** Whether live updates arrive in this tab: screens then do not poll. */
const store = create<{ live: boolean }>(() => ({ live: false }));

export const useLiveUpdates = (): boolean => store(({ live }) => live);
export const hasLiveUpdates = (): boolean => store.getState().live;
export const putLiveUpdates = (live: boolean): void => store.setState({ live });

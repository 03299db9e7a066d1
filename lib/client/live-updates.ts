import { create } from 'zustand';

/** Whether changes reach this tab by themselves: screens then ask for none. */
const store = create<{ live: boolean }>(() => ({ live: false }));

export const useLiveUpdates = (): boolean => store(({ live }) => live);
export const hasLiveUpdates = (): boolean => store.getState().live;
export const putLiveUpdates = (live: boolean): void => store.setState({ live });

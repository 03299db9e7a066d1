import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { stayParams, type Stay } from '#lib/shared/stay-shape.ts';
import { find, list, remove, save, share, stopSharing, watch } from './calls.ts';

const SAVED = ['saved'] as const;

/** The saved stays of the person in this tab, with their prices now. */
export const useSavedStays = () =>
  useQuery({
    queryKey: [...SAVED, 'list'],
    queryFn: ({ signal }) => callOperation(list, { signal }),
    staleTime: 0,
  });

/** The id under which a hotel is saved for these dates: null where it is not, undefined until it is known. */
export const useSavedId = (hotel: string, stay: Stay): string | null | undefined =>
  useQuery({
    queryKey: [...SAVED, 'find', hotel, stay.checkIn, stay.checkOut],
    queryFn: ({ signal }) => callOperation(find, { query: { hotel, ...stayParams(stay) }, signal }),
  }).data?.savedId;

/** Saves a stay. */
export const useSaveStay = () =>
  useMutation({
    mutationFn: (body: { hotel: string; stay: Stay }) => callOperation(save, { body, key: randomId() }),
    onSettled: useReadAgain(),
  });

/** Watches the price of a saved stay, or stops. */
export const useWatchStay = () =>
  useMutation({
    mutationFn: (body: { savedId: string; watched: boolean }) => callOperation(watch, { body }),
    onSettled: useReadAgain(),
  });

/** Removes a saved stay. */
export const useRemoveSaved = () =>
  useMutation({
    mutationFn: (savedId: string) => callOperation(remove, { body: { savedId } }),
    onSettled: useReadAgain(),
  });

/** Shares the saved stays of the person in this tab. */
export const useShareList = () =>
  useMutation({ mutationFn: () => callOperation(share, { body: {} }), onSettled: useReadAgain() });

/** Ends the link to them. */
export const useStopSharing = () =>
  useMutation({ mutationFn: () => callOperation(stopSharing, { body: {} }), onSettled: useReadAgain() });

function useReadAgain() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: SAVED });
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { like, myLikes, shared } from './calls.ts';

const ofList = (key: string) => ['shared-list', key] as const;

/** A shared list by the key in its link, with prices of now. */
export const useSharedList = (key: string) =>
  useQuery({
    queryKey: [...ofList(key), 'stays'],
    queryFn: ({ signal }) => callOperation(shared, { body: { key }, signal }),
    retry: false,
  });

/** Which stays of it the person in this tab likes; null: nobody is signed in. */
export const useMyLikes = (key: string, userId: string | null) =>
  useQuery({
    queryKey: [...ofList(key), 'my-likes', userId],
    queryFn: ({ signal }) => callOperation(myLikes, { body: { key }, signal }),
    enabled: userId !== null,
  });

/** Says that the person likes a stay of it, or takes it back. */
export function useLikeStay(key: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (chosen: { savedId: string; liked: boolean }) => callOperation(like, { body: { key, ...chosen } }),
    onSettled: () => cache.invalidateQueries({ queryKey: ofList(key) }),
  });
}

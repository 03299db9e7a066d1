import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { deskPhotographs, hostPhotographs, photographs } from './calls.ts';

/** Query key of galleries of events. */
export const GALLERY = ['events', 'gallery'] as const;

/** The addresses of files last an hour at least. */
const ASK_AGAIN_MS = 30 * 60_000;
const fresh = { staleTime: 0, refetchInterval: ASK_AGAIN_MS };

/** The gallery of the event that this tab is signed in to. */
export const galleryOptions = queryOptions({
  queryKey: [...GALLERY, 'guest'],
  queryFn: ({ signal }) => callOperation(photographs, { signal }),
  ...fresh,
});

/** The same for the host. */
export const hostGalleryOptions = (code: string) =>
  queryOptions({
    queryKey: [...GALLERY, 'host', code],
    queryFn: ({ signal }) => callOperation(hostPhotographs, { query: { code }, signal }),
    ...fresh,
  });

/** The same for the staff, at an event of the operator. */
export const deskGalleryOptions = (code: string) =>
  queryOptions({
    queryKey: [...GALLERY, 'desk', code],
    queryFn: ({ signal }) => callOperation(deskPhotographs, { query: { code }, signal }),
    ...fresh,
  });

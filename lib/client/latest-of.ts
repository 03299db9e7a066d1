import type { Envelope } from '#lib/shared/envelope.ts';

/**
 * A call for suggestions. A newer call cancels the one in flight (7.9), which then gives null; so does a failure. Uses
 * fetch: the landing page does not load the API client.
 */
export function latestOf<Place>(path: string): (query: Record<string, string>) => Promise<Place[] | null> {
  let inFlight: AbortController | undefined;
  return async (query) => {
    inFlight?.abort();
    const request = (inFlight = new AbortController());
    try {
      const response = await fetch(
        `${process.env.NEXT_PUBLIC_API_BASE_URL ?? ''}${path}?${new URLSearchParams(query).toString()}`,
        { signal: request.signal },
      );
      const answer = (await response.json()) as Envelope<Place[]>;
      return answer.status === 'SUCCESS' ? answer.data : null;
    } catch {
      return null;
    }
  };
}

import type { Envelope } from '#lib/shared/envelope.ts';
import type { CityOption } from '../contract.ts';

let inFlight: AbortController | undefined;

/**
 * Cities for what was typed so far. A newer call cancels the one in flight (7.9), which then gives null; so does a
 * failure, as suggestions only help. Plain fetch: the landing page does not carry the API client.
 */
export async function searchCities(name: string): Promise<CityOption[] | null> {
  inFlight?.abort();
  const request = (inFlight = new AbortController());
  const query = new URLSearchParams({ cityname: name.trim() });
  try {
    const response = await fetch(`${process.env.NEXT_PUBLIC_API_BASE_URL ?? ''}/api/places/cities?${query.toString()}`, { signal: request.signal });
    const answer = (await response.json()) as Envelope<CityOption[]>;
    return answer.status === 'SUCCESS' ? answer.data : null;
  } catch {
    return null;
  }
}

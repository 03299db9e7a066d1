import 'server-only';
import { zoneNamed } from '#lib/shared/time-zones.ts';
import type { RequestFacts } from '../request-facts.ts';

/**
 * The header in which a browser sends its time zone (`lib/client/http.ts`). It formats times in answers and says which
 * days a filter means; no right and no deadline depends on it.
 */
const TIME_ZONE_HEADER = 'x-time-zone';

/**
 * The IANA zone of the calling browser; null when it names none that exists. No right and no deadline depends on it.
 */
export const readerZone = ({ headers }: Pick<RequestFacts, 'headers'>): string | null =>
  zoneNamed(headers.get(TIME_ZONE_HEADER));

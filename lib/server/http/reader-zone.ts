import 'server-only';
import { TIME_ZONE_HEADER } from '#lib/shared/own-zone.ts';
import { zoneNamed } from '#lib/shared/reader-zone.ts';
import type { RequestFacts } from '../use-case.ts';

/** The IANA zone of the browser that asks; null where it names none that exists. It words times, and decides nothing. */
export const readerZone = ({ headers }: Pick<RequestFacts, 'headers'>): string | null =>
  zoneNamed(headers.get(TIME_ZONE_HEADER));

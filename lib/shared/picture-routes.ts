import type { PlanFacts } from '#lib/shared/room-facts.ts';
import { withQuery } from './routes.ts';

/** URLs of pictures of hotels and rooms. By themselves, because the landing page loads the others. */
export const pictureRoutes = {
  /** A room plan: its facts and its language are the whole address. */
  roomPlan: ({ sizeM2, beds, features, window }: PlanFacts, ink: 'light' | 'dark', language?: 'hi') =>
    withQuery(
      `/room-plans/${sizeM2}/${beds.join('-')}/${[...features, ...(window ? ['window'] : [])].join('-') || 'none'}.svg`,
      { ink: ink === 'dark' ? ink : undefined, language },
    ),
  /** A file of a photograph: the address is a digest of the content, which never changes. */
  photograph: (digest: string, width: number, format: 'avif' | 'webp') => `/photos/${digest}-${width}.${format}`,
  /** A file of a photograph at an event; the key opens it for an hour or two. */
  eventPhotograph: (key: string, width: number) => `/event-photos/${key}/${width}.webp`,
} as const;

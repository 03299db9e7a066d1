import type { Metadata } from 'next';
import { cache } from 'react';
import { EventPage } from '#features/events/components/event-page.tsx';
import { getEvent as operation } from '#features/events/contract.ts';
import { isEventCode } from '#features/events/rules/event-text.ts';
import { getEvent } from '#features/events/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { find } from '#lib/server/http/read.ts';
import { eventRoutes } from '#lib/shared/event-routes.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { t } from '#lib/shared/texts.ts';
import { NoPage, noPage } from '../../../no-page.tsx';
import { sharedAs } from '../../../shared-as.ts';

type Props = { params: Promise<{ event: string }> };

/** An address without the form of a code is not found, without a query. */
const findEvent = cache(async (code: string) => (isEventCode(code) ? find(operation, getEvent, { code }) : null));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const event = await findEvent((await params).event);
  if (!event) return noPage;
  const { code, name, host, cityName, headline, citySlug } = event;
  const [title, description] = [`${name}, ${t(cityName)}`, `${headline}.`];
  return {
    title,
    description,
    ...(host === null ? {} : { robots: { index: false } }), // whoever has the link, and no list of a search engine
    ...sharedAs({ title, description, card: serverRoutes.card('place', citySlug), canonical: eventRoutes.page(code) }),
  };
}

/** An event; its address is its code, /CIT-95 (2.4), which `next.config.ts` rewrites to here. */
export default async function Event({ params }: Props) {
  const event = await findEvent((await params).event);
  if (!event) return <NoPage framed />;
  return <EventPage event={event} today={clock.today(event.zone)} />;
}

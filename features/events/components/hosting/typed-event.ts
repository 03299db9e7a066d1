import type { HostedEvent } from '../../contract.ts';

/** A line of the programme as typed. */
type TypedLine = { day: string; at: string; what: string; where: string };
/** The form of an event as typed; the city is its slug, with the label that is shown. */
export type TypedEvent = {
  title: string;
  headline: string;
  about: string;
  city: string;
  cityLabel: string;
  venueName: string;
  venueAddress: string;
  startsOn: string;
  startTime: string;
  endsOn: string;
  endTime: string;
  places: string;
  programme: TypedLine[];
};

/** The form as it opens. */
export function typedOf(event: HostedEvent | null): TypedEvent {
  return {
    title: event?.title ?? '',
    headline: event?.headline ?? '',
    about: event?.about ?? '',
    city: event?.city.slug ?? '',
    cityLabel: event?.city.label ?? '',
    venueName: event?.venueName ?? '',
    venueAddress: event?.venueAddress ?? '',
    startsOn: event?.startsOn ?? '',
    startTime: event?.startTime ?? '10:00',
    endsOn: event?.endsOn ?? '',
    endTime: event?.endTime ?? '18:00',
    places: event ? String(event.places) : '',
    programme: event?.programme.map((line) => ({ ...line })) ?? [],
  };
}

/** What is typed, as it is sent. Whatever is no number of places is refused beside its field. */
export const sentOf = ({ cityLabel: _, places, ...typed }: TypedEvent) => ({
  ...typed,
  places: /^\d{1,6}$/.test(places.trim()) ? Number(places) : 0,
});

import { usesModel } from '#features/assistant/server/index.ts';
import { usesFirebase } from '#features/push/server/index.ts';
import { mapTiles } from '#lib/server/map-tiles.ts';

/** Where pictures of maps come from, where a source of them is configured. */
export function MapRecipient() {
  const tiles = mapTiles();
  if (!tiles) return null;
  return (
    <p>
      {new URL(tiles.url).host}, when a map is shown: your network address, and which part of the map you look at. Your
      browser loads the map’s pictures from there.
    </p>
  );
}

/** What the operator of the assistant's language model gets, where one is configured. */
export function ModelRecipient() {
  if (!usesModel()) return null;
  return (
    <p>
      The provider of the language model of our assistant, for questions that our own answers do not fit: the question
      without email addresses and telephone, card, PAN and passport numbers, and codes, titles, dates, amounts and
      status of the bookings it is about.
    </p>
  );
}

/** Who carries notifications, where Firebase is configured: it can read them, as a browser's own push service cannot. */
export function PushRecipient() {
  if (!usesFirebase()) return null;
  return (
    <p>
      Google (Firebase Cloud Messaging), for the notifications you turn on: a number of your browser, the address at
      which it receives them, and the notification itself, with the title and dates of the trip.
    </p>
  );
}

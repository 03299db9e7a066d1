/**
 * What an email calls an event. Of a traveller's event it repeats none of the host's words: it goes to addresses that
 * nobody has proved, and would carry advertising or a lure to whomever somebody registers.
 */
export const calledInEmails = ({
  hostId,
  name,
  cityName,
}: {
  hostId: string | null;
  name: string;
  cityName: string;
}): string => (hostId === null ? name : `an event in ${cityName}`);

/** In every email of a traveller's event, to whom it may concern nothing. */
export const BY_A_TRAVELLER =
  'A traveller hosts this event; we have not checked it. If you did not register, ignore this email. Nobody can use the registration without it.';

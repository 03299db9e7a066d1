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

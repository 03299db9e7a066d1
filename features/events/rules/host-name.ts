/** The name under which a host is shown: the first name with the initial of the last, "Asha R.". */
export function hostNameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = lastName.trim();
  return initial ? `${firstName.trim()} ${initial.toUpperCase()}.` : firstName.trim();
}

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

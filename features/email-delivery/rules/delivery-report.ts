/** What a delivery report says of one recipient who will not get the email. */
export type FailedRecipient = { addresses: string[]; status: string };

/**
 * The recipients of a `message/delivery-status` (RFC 3464, section 2) whose delivery failed for good, each with the
 * addresses it may be known by: where the email was sent to, and where that forwarded it. Fields that are folded,
 * repeated, unknown or written in any case are read; a report that is none gives nobody.
 */
export function failedRecipients(deliveryStatus: string): FailedRecipient[] {
  return deliveryStatus
    .slice(0, LONGEST)
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .slice(0, MOST_GROUPS)
    .flatMap((group) => {
      const fields = fieldsOf(group);
      const status = /^5\.\d{1,3}\.\d{1,3}(?!\S)/.exec(fields.get('status') ?? '')?.[0];
      if (fields.get('action')?.toLowerCase() !== 'failed' || !status) return [];
      const addresses = [fields.get('original-recipient'), fields.get('final-recipient')].flatMap(addressOf);
      return addresses.length ? [{ addresses: [...new Set(addresses)], status }] : [];
    });
}

/** The Message-ID, without its brackets, in the headers of the email that came back. */
export const messageIdIn = (headers: string): string | undefined =>
  /^message-id:\s{0,9}<([^<>\s]{1,200})>/im.exec(headers.slice(0, LONGEST))?.[1];

const LONGEST = 64 * 1024;
/** Our emails have one recipient; a report of several emails is none. */
const MOST_GROUPS = 10;

function fieldsOf(group: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of group.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const [, name, value] = /^([\w-]{1,40}):[ \t]*(.*)$/.exec(line) ?? [];
    if (name && value !== undefined && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value.trim());
  }
  return fields;
}

/** "rfc822; Meera@example.com" gives the address in small letters, as it is stored. */
function addressOf(field: string | undefined): string[] {
  const [, address] = /^(?:rfc822|utf-8)[ \t]*;[ \t]*<?([^<>\s]{3,254})>?$/i.exec(field ?? '') ?? [];
  return address ? [address.toLowerCase()] : [];
}

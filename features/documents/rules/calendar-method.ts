/** The method of a calendar file, in the file and in its media type (RFC 5546, 1.4; RFC 6047, 2.4). */
export const calendarMethod = (cancelled: boolean) => (cancelled ? 'CANCEL' : 'PUBLISH');

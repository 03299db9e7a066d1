/** Headers of an email by their names in small letters. */
type Headers = readonly { key: string; value: string }[];

/**
 * Whether nobody wrote this email: an automatic reply, a report or a list (RFC 3834, section 2). They are never answered
 * or taken, so that two machines do not write to each other without end.
 */
export function isAutomatic(headers: Headers): boolean {
  const valueOf = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = valueOf('auto-submitted');
  return (
    (submitted !== undefined && submitted !== 'no') ||
    /^(?:bulk|junk|list|auto_reply)\b/.test(valueOf('precedence') ?? '') ||
    ['x-autoreply', 'x-autorespond', 'list-id', 'x-loop'].some((name) => valueOf(name) !== undefined) ||
    valueOf('return-path') === '<>' ||
    /^multipart\/report\b/.test(valueOf('content-type') ?? '')
  );
}

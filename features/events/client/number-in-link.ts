/** The registration number that a letter's link brought behind #, which never left this browser; '' without one. The address forgets it. */
export function takeNumberFromLink(): string {
  const number = new URLSearchParams(location.hash.slice(1)).get('registration') ?? '';
  if (number) history.replaceState(history.state, '', location.pathname + location.search);
  return number;
}

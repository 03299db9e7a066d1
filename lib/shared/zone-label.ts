/** "India", "London", "New York": the place whose clock a zone is. */
export const zoneLabel = (zone: string): string =>
  zone === 'Asia/Kolkata' || zone === 'Asia/Calcutta' ? 'India' : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

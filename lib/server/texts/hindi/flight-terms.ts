import 'server-only';

/** What a list of flights and a booked flight both say: fare families, and arrivals on another day. */
export const FLIGHT_TERMS = {
  Saver: 'सेवर',
  Regular: 'रेगुलर',
  Flexi: 'फ़्लेक्सी',
  Premium: 'प्रीमियम',
  'Premium Flexi': 'प्रीमियम फ़्लेक्सी',
  'Business Flexi': 'बिज़नेस फ़्लेक्सी',
  First: 'फ़र्स्ट',
  '{days} later': '{days} बाद',
  '{days} earlier': '{days} पहले',
  'Find a flight': 'फ़्लाइट खोजें',
  'Change the date': 'तारीख बदलें',
} as const;

import 'server-only';

/** What a person already holds, above a hotel's rooms or a list of flights. */
export const HOLDS = {
  'Other stays in {city}': '{city} के दूसरे होटल',
  '{rooms} is held for you until {when}.': '{rooms} आपके लिए {when} तक रोका गया है।',
  '{rooms} are held for you until {when}.': '{rooms} आपके लिए {when} तक रोके गए हैं।',
  'The room you hold': 'आपके लिए रोका गया कमरा',
  '{left} left, {dates}, {price}.': '{left} बाकी, {dates}, {price}।',
  'You hold a room here until {when}': 'यहाँ आपके लिए {when} तक कमरा रोका गया है',
  'Continue your booking': 'बुकिंग जारी रखें',
  '{rooms}, {dates}, is yours at {price}, {left} left.': '{rooms}, {dates}, {price} में आपका है, {left} बाकी।',
  '{rooms}, {dates}, are yours at {price}, {left} left.': '{rooms}, {dates}, {price} में आपके हैं, {left} बाकी।',
  'No other room is available for everyone on all nights.': 'सभी रातों के लिए कोई और कमरा खाली नहीं है।',
  ' and ': ' और ',
  'Its payment is not finished.': 'इसका भुगतान पूरा नहीं हुआ है।',
  'The flights you hold': 'आपके लिए रोकी गई फ़्लाइट',
  '{left} left, {price}.': '{left} बाकी, {price}।',
  '{trip} is held for you until {when}.': '{trip} आपके लिए {when} तक रोकी गई है।',
  'The price of {trip} is yours until {when}.': '{trip} की कीमत आपके लिए {when} तक यही रहेगी।',
  'The airline holds no seats: they are yours when you pay.':
    'यह एयरलाइन सीटें नहीं रोकती: भुगतान करने पर ही सीटें आपकी होंगी।',
  'The places you hold': 'आपके लिए रोकी गई जगहें',
  'Your places for {dates} are held until {when}.': '{dates} की आपकी जगहें {when} तक रोकी गई हैं।',
} as const;

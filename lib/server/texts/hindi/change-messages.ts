import 'server-only';

/** What is said of a booked stay that is cancelled or changed: reasons, refusals, and notes stored with it. */
export const CHANGE_MESSAGES = {
  'The room is held and not paid for yet.': 'कमरा रोका गया है और उसका भुगतान अभी बाकी है।',
  'Only a confirmed room can be changed.': 'सिर्फ़ कन्फ़र्म कमरा बदला जा सकता है।',
  'Check-in was on {when}, so this booking can no longer be cancelled here.':
    'चेक-इन {when} को था, इसलिए यह बुकिंग अब यहाँ रद्द नहीं की जा सकती।',
  'Check-in was on {when}, so the dates can no longer be changed here.':
    'चेक-इन {when} को था, इसलिए तारीखें अब यहाँ नहीं बदली जा सकतीं।',
  'This rate is no longer refundable, so its dates cannot be changed.':
    'इस दर पर अब रिफ़ंड नहीं मिलता, इसलिए इसकी तारीखें नहीं बदली जा सकतीं।',
  'Book the new dates as a stay of their own.': 'नई तारीखों के लिए अलग से बुकिंग करें।',
  'The dates of this stay were changed {times}, which is the most.':
    'इस बुकिंग की तारीखें {times} बदली जा चुकी हैं; इससे ज़्यादा नहीं बदली जा सकतीं।',
  'Cancel it and book the new dates.': 'इसे रद्द करके नई तारीखों की बुकिंग करें।',
  'This booking has fewer rooms. Choose among those that are shown.': 'इस बुकिंग में कम कमरे हैं। दिखाए गए कमरों में से चुनें।',
  'One of these rooms was cancelled meanwhile.': 'इनमें से एक कमरा इस बीच रद्द हो चुका है।',
  'Nothing more was cancelled.': 'और कुछ रद्द नहीं किया गया।',
  'Look at the rooms that are left and choose again.': 'बचे हुए कमरे देखें और फिर से चुनें।',
  'These are the dates of your stay. Choose others.': 'आपकी बुकिंग इन्हीं तारीखों की है। दूसरी तारीखें चुनें।',
  '{hotel} does not have all of your rooms on one of these nights.': '{hotel} में इनमें से एक रात आपके सभी कमरे खाली नहीं हैं।',
  '{room} at {hotel} is sold out on one of these nights.': '{hotel} में {room} इनमें से एक रात भर चुका है।',
  '{room} at {hotel} is sold out on one of these nights for all of your rooms.':
    '{hotel} में {room} इनमें से एक रात आपके सभी कमरों के लिए खाली नहीं है।',
  'Nothing was changed. Choose other dates.': 'कुछ नहीं बदला गया। दूसरी तारीखें चुनें।',
  'This stay was just changed. Nothing was charged. Reload to see it.':
    'इस बुकिंग में अभी-अभी बदलाव हुआ है। कोई रकम नहीं काटी गई। देखने के लिए पेज फिर से लोड करें।',
  '{n} cancelled room: not refunded': '{n} रद्द कमरा: वापस नहीं मिले',
  '{n} cancelled rooms: not refunded': '{n} रद्द कमरे: वापस नहीं मिले',
  'Cancelled: {rooms}, of {guests}': 'रद्द: {rooms}, मेहमान {guests}',
  'Cancelled: {rooms}': 'रद्द: {rooms}',
  'Cancelled: {rooms}, of {guests} and {guest}': 'रद्द: {rooms}, मेहमान {guests} और {guest}',
  '{price} for the new dates, less {back} for the earlier ones (the hotel keeps {charge}).':
    'नई तारीखों के {price}, पहले की तारीखों के {back} घटाकर (होटल {charge} काटेगा)।',
  '{price} for the new dates, less {back} for the earlier ones.': 'नई तारीखों के {price}, पहले की तारीखों के {back} घटाकर।',
  'The payment for the new dates did not go through.': 'नई तारीखों का भुगतान नहीं हो सका।',
  'Nothing was charged, and nothing was changed: your stay is booked on its dates as before.':
    'कोई रकम नहीं काटी गई, और कुछ नहीं बदला: आपकी बुकिंग पहले की तारीखों पर ही है।',
  'The hotel did not change the dates.': 'होटल ने तारीखें नहीं बदलीं।',
  'Your stay is booked on its dates as before.': 'आपकी बुकिंग पहले की तारीखों पर ही है।',
} as const;

import 'server-only';

/** What is said of the dates and guests of a search, and in the lines of a price. */
export const STAY_MESSAGES = {
  'Choose a check-in date.': 'चेक-इन की तारीख चुनें।',
  'Choose a check-out date.': 'चेक-आउट की तारीख चुनें।',
  'Choose how many adults.': 'वयस्कों की संख्या चुनें।',
  'A room needs at least one adult.': 'हर कमरे में कम से कम एक वयस्क होना चाहिए।',
  'A room takes at most {people}.': 'एक कमरे में ज़्यादा से ज़्यादा {people} ठहर सकते हैं।',
  'Give each child’s age in whole years.': 'हर बच्चे की उम्र पूरे सालों में लिखें।',
  'An age cannot be below 0.': 'उम्र 0 से कम नहीं हो सकती।',
  'A child is {n} or younger; count older guests as adults.':
    'बच्चा {n} साल या उससे छोटा होता है; बड़े मेहमानों को वयस्कों में गिनें।',
  'Choose at least one room.': 'कम से कम एक कमरा चुनें।',
  'We book at most {rooms} at once. For more, make a second booking.':
    'एक बार में ज़्यादा से ज़्यादा {rooms} बुक हो सकते हैं। ज़्यादा के लिए दूसरी बुकिंग करें।',
  'We sell rooms {days} ahead. Choose an earlier date.': 'कमरे {days} पहले तक ही बुक होते हैं। इससे पहले की तारीख चुनें।',
  'Extra guests, {nights}': 'अतिरिक्त मेहमान, {nights}',
} as const;

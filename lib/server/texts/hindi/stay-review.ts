import 'server-only';

/** What the review of a stay says besides. */
export const STAY_REVIEW = {
  'Sign in to book this room': 'यह कमरा बुक करने के लिए साइन इन करें',
  'Checking the price with the hotel': 'होटल से कीमत की पुष्टि की जा रही है',
  'Who is staying?': 'कौन ठहरेगा?',
  'The hotel does what it can.': 'होटल इसे पूरा करने की पूरी कोशिश करेगा।',
  'Needed for stays outside India.': 'भारत से बाहर के होटलों के लिए ज़रूरी है।',
  'The hotel changed its terms': 'होटल ने अपनी शर्तें बदल दी हैं',
  'It is held for you while you fill in the guests. Nothing is charged yet.':
    'जब तक आप मेहमानों की जानकारी भरते हैं, कमरा आपके लिए रोका जाएगा। अभी कोई रकम नहीं काटी जाएगी।',
  'Hold this room?': 'यह कमरा रोकें?',
  'Hold this room': 'यह कमरा रोकें',
  'Holding this room': 'कमरा रोका जा रहा है',
  'The room could not be held': 'कमरा रोका नहीं जा सका',
  'Back to the rooms': 'कमरों पर वापस जाएँ',
  'Choose another room': 'दूसरा कमरा चुनें',
  'This room has just been sold': 'यह कमरा अभी-अभी बिक गया',
  'The room could not be opened': 'कमरा खोला नहीं जा सका',
  'No room was chosen': 'कोई कमरा नहीं चुना गया',
  'Choose a room and a rate first. Nothing was charged.': 'पहले कमरा और दर चुनें। कोई रकम नहीं काटी गई।',
  'See the rooms again': 'कमरे फिर से देखें',
  'The room was released and nothing was charged. If it is still available, you can book it at today’s price.':
    'कमरा छोड़ दिया गया और कोई रकम नहीं काटी गई। अगर वह अब भी उपलब्ध है, तो आप उसे आज की कीमत पर बुक कर सकते हैं।',
  '{hotel}, {rooms}.': '{hotel}, {rooms}।',
} as const;

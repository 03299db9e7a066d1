import 'server-only';

/** Saved travellers and business details. */
export const TRAVELLERS = {
  'Sign in to see your travellers': 'अपने यात्री देखने के लिए साइन इन करें',
  'The people you book for, and your business details.': 'जिनके लिए आप बुक करते हैं, और आपके कारोबार की जानकारी।',
  'Your travellers could not be loaded': 'आपके यात्री लोड नहीं हो सके',
  'Add a traveller': 'यात्री जोड़ें',
  'No travellers saved yet. Add yourself first, then the people you book for.':
    'अभी कोई यात्री सहेजा नहीं गया है। पहले खुद को जोड़ें, फिर उन्हें जिनके लिए आप बुक करते हैं।',
  Edit: 'बदलें',
  'Edit {name}': '{name} की जानकारी बदलें',
  'Remove {name}?': '{name} को हटाएँ?',
  '{name} is removed.': '{name} को हटा दिया गया है।',
  '{name} is saved.': '{name} को सहेज लिया गया है।',
  'Their saved details are deleted. Your bookings stay as they are.':
    'उनकी सहेजी गई जानकारी मिटा दी जाएगी। आपकी बुकिंग वैसी ही रहेंगी।',
  'You have saved {n} travellers, which is the most.': 'आपने {n} यात्री सहेजे हैं; इससे ज़्यादा नहीं सहेजे जा सकते।',

  // the form
  'Loading the traveller': 'यात्री की जानकारी लोड हो रही है',
  'What you typed before is back. Cancel discards it.': 'आपने पहले जो लिखा था, वह वापस आ गया है। “रद्द करें” उसे हटा देगा।',
  'As in the passport.': 'जैसा पासपोर्ट में है।',
  'With a single name, enter it in both fields.': 'अगर एक ही नाम है, तो दोनों जगह वही लिखें।',
  'Date of birth (optional)': 'जन्मतिथि (ज़रूरी नहीं)',
  'Email (optional)': 'ईमेल (ज़रूरी नहीं)',
  'Mobile (optional)': 'मोबाइल नंबर (ज़रूरी नहीं)',
  'Passport, for journeys abroad (optional)': 'पासपोर्ट, विदेश यात्राओं के लिए (ज़रूरी नहीं)',
  'On flights (optional)': 'फ़्लाइट में (ज़रूरी नहीं)',
  'Preferred meal': 'पसंदीदा खाना',
  'Preferred seat': 'पसंदीदा सीट',
  'No preference': 'कोई भी चलेगा',
  Window: 'खिड़की',
  Aisle: 'गलियारा',
  'Add a frequent-flyer number': 'फ़्रीक्वेंट फ़्लायर नंबर जोड़ें',
  'Frequent-flyer number': 'फ़्रीक्वेंट फ़्लायर नंबर',
  'the number of {airline}': '{airline} का नंबर',
  'the number {n}': 'नंबर {n}',
  'Emergency contact (optional)': 'आपातकालीन संपर्क (ज़रूरी नहीं)',
  'Shown to you with your trips. Hotels, airlines and your company do not get it.':
    'यह आपको आपकी यात्राओं के साथ दिखता है। होटल, एयरलाइन और आपकी कंपनी को नहीं दिया जाता।',
  'Name of the contact': 'संपर्क का नाम',
  'Relation (optional)': 'रिश्ता (ज़रूरी नहीं)',
  'Sister, husband, friend.': 'बहन, पति, दोस्त।',
  'Phone of the contact': 'संपर्क का फ़ोन नंबर',
  'This is me': 'यह मैं हूँ',

  // the business
  'Business details': 'कारोबार की जानकारी',
  'Add business details': 'कारोबार की जानकारी जोड़ें',
  'Edit business details': 'कारोबार की जानकारी बदलें',
  'Remove business details': 'कारोबार की जानकारी हटाएँ',
  'Your business details are saved.': 'आपके कारोबार की जानकारी सहेज ली गई है।',
  'Your business details are removed.': 'आपके कारोबार की जानकारी हटा दी गई है।',
  'Save your GST number once, and fill it in when you need an invoice for a business.':
    'अपना GST नंबर एक बार सहेजें, और कारोबार के लिए इनवॉइस चाहिए हो तो उसे भर लें।',
  'GST number {number}': 'GST नंबर {number}',
  'As on the registration, with state and PIN code.': 'जैसा पंजीकरण में है, राज्य और पिन कोड सहित।',
  'Company email (optional)': 'कंपनी का ईमेल (ज़रूरी नहीं)',
} as const;

/** Special meals, as airlines name them. */
export const MEALS = {
  'Vegetarian meal, Indian': 'शाकाहारी खाना, भारतीय',
  'Vegan meal': 'वीगन खाना',
  'Jain meal': 'जैन खाना',
  'Non-vegetarian (Hindu) meal': 'मांसाहारी (हिन्दू) खाना',
  'Muslim meal': 'मुस्लिम खाना',
  'Diabetic meal': 'डायबिटीज़ वालों का खाना',
  'Child’s meal': 'बच्चों का खाना',
} as const;

/** What forms say of a passport and of frequent-flyer numbers. */
export const PASSPORT_MESSAGES = {
  'Enter a date of birth such as 1990-04-30.': 'जन्मतिथि इस तरह लिखें: 1990-04-30।',
  'Enter the number of the passport: letters and digits.': 'पासपोर्ट का नंबर लिखें: अक्षर और अंक।',
  'Enter the day on which the passport expires.': 'पासपोर्ट की समाप्ति तिथि लिखें।',
  'Choose the country of the passport.': 'पासपोर्ट का देश चुनें।',
  'A frequent-flyer number has 5 to 16 letters and digits.': 'फ़्रीक्वेंट फ़्लायर नंबर में 5 से 16 अक्षर और अंक होते हैं।',
  'Enter the frequent-flyer number: 5 to 16 letters and digits.': 'फ़्रीक्वेंट फ़्लायर नंबर लिखें: 5 से 16 अक्षर और अंक।',
} as const;

/** What the forms of a traveller and a business say. */
export const TRAVELLER_MESSAGES = {
  ...PASSPORT_MESSAGES,
  'There is already a number of this airline. Change or remove one of the two.':
    'इस एयरलाइन का एक नंबर पहले से है। दोनों में से एक को बदलें या हटाएँ।',
  'Save up to {n} frequent-flyer numbers.': 'ज़्यादा से ज़्यादा {n} फ़्रीक्वेंट फ़्लायर नंबर सहेजें।',
  'Choose whom to save.': 'चुनें कि किन्हें सहेजना है।',
  'Choose an airline.': 'एयरलाइन चुनें।',
  'Choose a meal.': 'खाना चुनें।',
  'Choose a seat.': 'सीट चुनें।',
  'Enter the name of the emergency contact.': 'आपातकालीन संपर्क का नाम लिखें।',
  'Enter how they are related.': 'उनसे रिश्ता लिखें।',
  'Enter a telephone number with 8 to 15 digits.': '8 से 15 अंकों का फ़ोन नंबर लिखें।',
} as const;

import 'server-only';

/** A price in another currency, beside rupees. */
export const CONVERTED = {
  'about {amount}': 'लगभग {amount}',
  'at the sample rate of {day}': '{day} की नमूना दर पर',
  'at the reference rate of {day}': '{day} की संदर्भ दर पर',
} as const;

/** The page on which a currency is chosen that is shown beside rupees. */
export const CURRENCY = {
  'Show prices in your own currency beside rupees.': 'रुपयों के साथ कीमतें अपनी मुद्रा में भी देखें।',
  'Prices can also be shown in your own currency, as an approximation. You always pay in rupees, and your bank decides at which rate it charges you.':
    'कीमतें आपकी अपनी मुद्रा में भी दिखाई जा सकती हैं, अनुमान के तौर पर। भुगतान हमेशा रुपयों में होता है, और किस दर पर रकम काटी जाए, यह आपका बैंक तय करता है।',
  'Reference rates of the European Central Bank of {day}, worked out through the euro.':
    '{day} की यूरोपीय केंद्रीय बैंक की संदर्भ दरें, यूरो के ज़रिए निकाली गईं।',
  'Sample rates, invented to try this site with. The operator has not set up a source of real ones.':
    'नमूना दरें, इस साइट को आज़माने के लिए। संचालक ने असली दरों का स्रोत नहीं चुना है।',
  'Prices are in rupees. There are no exchange rates of the last days, so no other currency can be shown now.':
    'कीमतें रुपयों में हैं। पिछले कुछ दिनों की विनिमय दरें नहीं हैं, इसलिए अभी कोई और मुद्रा नहीं दिखाई जा सकती।',
  'Beside rupees, show': 'रुपयों के साथ दिखाएँ',
  'Rupees only': 'सिर्फ़ रुपये',
  'Prices are in rupees only.': 'कीमतें अब सिर्फ़ रुपयों में हैं।',
  'Prices are also shown in {currency}.': 'कीमतें अब {currency} में भी दिखती हैं।',
} as const;

import 'server-only';
import { MEALS } from './travellers.ts';

/** A text for each special meal. */
export const withMeals = (english: (meal: string) => string, hindi: (meal: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(MEALS).map(([meal, words]) => [english(meal), hindi(words)]));

/** What is stored with a flight or said of it wherever it is shown: holds, prices, fare rules, check-in, refunds. */
export const FLIGHT_TRIP_MESSAGES = {
  // titles: "Bengaluru – Delhi and back"
  '{route} and back': '{route}, आना-जाना',
  '{from} – {to}': '{from} – {to}',
  '{from} – {to} and {trip}': '{from} – {to} और {trip}',
  'this trip': 'इस यात्रा',
  'This flight': 'यह फ़्लाइट',
  everybody: 'सभी यात्री',

  // holds
  'The seats are held for you at {price} until {when}, the airline’s own deadline.':
    '{price} में सीटें {when} तक आपके लिए रोकी गई हैं; यह समय-सीमा एयरलाइन की है।',
  'The seats are held for you at {price}, the airline’s own deadline.':
    '{price} में सीटें आपके लिए रोकी गई हैं; समय-सीमा एयरलाइन की है।',
  'The price of {price} is valid until {when}.': '{price} की कीमत {when} तक मान्य है।',
  'The price of {price} is valid.': '{price} की कीमत मान्य है।',
  'This airline holds no seats: they are yours when you pay.':
    'यह एयरलाइन सीटें नहीं रोकती: भुगतान करने पर ही सीटें आपकी होंगी।',
  'The seats are held at {price} until {when}.': '{price} में सीटें {when} तक रोकी गई हैं।',
  'The seats are held at {price}.': '{price} में सीटें रोकी गई हैं।',
  'The price is valid at {price} until {when}.': '{price} की कीमत {when} तक मान्य है।',
  'The price is valid at {price}.': '{price} की कीमत मान्य है।',
  'The fare is kept at {price} until {when}.': 'किराया {price} पर {when} तक तय रखा गया है।',
  'The fare is kept at {price} until {when} in {city}.': 'किराया {price} पर {when} ({city} का समय) तक तय रखा गया है।',
  'The flight is yours at {price} until {when}.': '{price} में यह फ़्लाइट {when} तक आपकी है।',
  'The flight is yours at {price} until {when} in {city}.': '{price} में यह फ़्लाइट {when} ({city} का समय) तक आपकी है।',

  // the price, from the list to the payment
  '{price} for everybody, with taxes: the lowest fare of these flights in the list.':
    '{price}, सभी यात्रियों के लिए, टैक्स सहित: सूची में इन फ़्लाइट का सबसे कम किराया।',
  '{price} for everybody, with taxes: the flights and fare you chose.':
    '{price}, सभी यात्रियों के लिए, टैक्स सहित: आपकी चुनी हुई फ़्लाइट और किराया।',
  '{amount} more than the lowest fare.': 'सबसे कम किराए से {amount} ज़्यादा।',
  '{amount} less than the lowest fare.': 'सबसे कम किराए से {amount} कम।',
  '{amount} more than shown: the airline changed its fare.':
    'दिखाई गई कीमत से {amount} ज़्यादा: एयरलाइन ने किराया बदल दिया।',
  '{amount} less than shown: the airline changed its fare.': 'दिखाई गई कीमत से {amount} कम: एयरलाइन ने किराया बदल दिया।',
  'Times changed too.': 'समय भी बदल गया।',
  'The same price, but the airline changed its times.': 'कीमत वही है, पर एयरलाइन ने समय बदल दिया।',
  'Checked with the airline: price and times are as shown.': 'एयरलाइन से पुष्टि की गई: कीमत और समय वही हैं जो दिखाए गए थे।',
  '{amount} for seats, meals and bags, {total} in all.': 'सीट, खाने और सामान के {amount}, कुल {total}।',
  'No seats, meals or bags: {total} in all.': 'सीट, खाना या सामान नहीं: कुल {total}।',
  'Base fare, {what}': 'मूल किराया, {what}',
  'Fuel surcharge of the airline, {what}': 'एयरलाइन का ईंधन सरचार्ज, {what}',
  'GST on the fare, {what}': 'किराए पर GST, {what}',
  'Change fee, {what}': 'बदलाव शुल्क, {what}',
  'Fare difference, taxes included': 'किराए का अंतर, टैक्स सहित',
  'Aviation security fee, {what}': 'विमानन सुरक्षा शुल्क, {what}',
  'User development fee, {place}, {what}': 'उपयोगकर्ता विकास शुल्क (UDF), {place}, {what}',
  'User development fee on arrival, {place}, {what}': 'आगमन पर उपयोगकर्ता विकास शुल्क (UDF), {place}, {what}',
  'Air passenger duty, {what}': 'हवाई यात्री शुल्क (APD), {what}',
  'Passenger service charge, {what}': 'यात्री सेवा शुल्क (PSC), {what}',
  'Passenger service, security, levies, {what}': 'यात्री सेवा, सुरक्षा और अन्य शुल्क, {what}',
  'Kept by the airline for changes': 'बदलावों के लिए एयरलाइन ने काटे',

  // fare rules
  'Until departure': 'उड़ान तक',
  'Until {time} before departure': 'उड़ान से {time} पहले तक',
  'In the last {time} and after departure': 'उड़ान से पहले के {time} में और उड़ान के बाद',
  'From {from} to {to} before departure': 'उड़ान से {from} पहले से {to} पहले तक',
  'the date cannot be changed': 'तारीख नहीं बदली जा सकती',
  'changes are free; pay only the fare difference': 'बदलाव मुफ़्त; सिर्फ़ किराए का अंतर चुकाएँ',
  'a change costs {amount} a passenger and the fare difference': 'बदलाव पर {amount} प्रति यात्री और किराए का अंतर',
  'taxes and airport fees are refunded, the fare is not': 'टैक्स और एयरपोर्ट शुल्क वापस मिलेंगे, किराया नहीं',
  'cancelling is free': 'रद्द करना मुफ़्त',
  'cancelling costs {amount} a passenger, never more than the fare':
    'रद्द करने पर {amount} प्रति यात्री कटेंगे, किराए से ज़्यादा कभी नहीं',

  // check-in
  'Web check-in opens on {when}.': 'वेब चेक-इन {when} को खुलेगा।',
  'Web check-in is open until {when}.': 'वेब चेक-इन {when} तक खुला है।',
  'Web check-in closed on {when}.': 'वेब चेक-इन {when} को बंद हो गया।',
  'Check in at the airport.': 'एयरपोर्ट पर चेक-इन करें।',

  // seats, meals and bags, as they were booked
  'Extra bag, {n} kg': 'अतिरिक्त बैग, {n} किग्रा',
  'Seat {seat}, {flight}': 'सीट {seat}, {flight}',
  '{n} kg more, {route}': '{n} किग्रा अतिरिक्त, {route}',
  '{what}: ₹0, included': '{what}: ₹0, शामिल',
  ...withMeals(
    (meal) => `${meal}, {flight}`,
    (words) => `${words}, {flight}`,
  ),
  ...withMeals(
    (meal) => `${meal} on {flight}`,
    (words) => `${words}, {flight}`,
  ),
  'Wheelchair to the gate; can climb stairs': 'गेट तक व्हीलचेयर; सीढ़ियाँ चढ़ सकते हैं',
  'Wheelchair to the gate; cannot climb stairs': 'गेट तक व्हीलचेयर; सीढ़ियाँ नहीं चढ़ सकते',
  'Wheelchair to the seat': 'सीट तक व्हीलचेयर',
  'Blind or low vision': 'दृष्टिहीन या कम दृष्टि',
  'Deaf or hard of hearing': 'सुनने में असमर्थ या कम सुनने वाले',
  'Meet and assist at the airport': 'एयरपोर्ट पर साथ और सहायता',

  // tickets that were not issued, and money that goes back
  'The airline could not issue the tickets.': 'एयरलाइन टिकट जारी नहीं कर सकी।',
  'The last seats of {trip} were sold before the ticket was issued.':
    '{trip} की आखिरी सीटें टिकट जारी होने से पहले ही बिक गईं।',
  'The airline could not issue the tickets of {trip}.': 'एयरलाइन {trip} के टिकट जारी नहीं कर सकी।',
  'A seat that you chose on {trip} was taken before the ticket was issued.':
    '{trip} पर आपकी चुनी हुई एक सीट टिकट जारी होने से पहले किसी और ने ले ली।',
  'The fare of {trip} changed before the ticket was issued.': '{trip} का किराया टिकट जारी होने से पहले बदल गया।',
  '{trip} is ticketed, but the airline of {refused} refused its part.':
    '{trip} का टिकट जारी हो गया है, पर {refused} की एयरलाइन ने अपने हिस्से से मना कर दिया।',
  '{trip} are ticketed, but the airline of {refused} refused its part.':
    '{trip} के टिकट जारी हो गए हैं, पर {refused} की एयरलाइन ने अपने हिस्से से मना कर दिया।',
  '{amount} for it is on its way back.': 'उसके {amount} वापस भेजे जा रहे हैं।',
  'Keep what is ticketed, or cancel it too: then all of it is refunded without any charge.':
    'जारी हुआ टिकट रखें, या उसे भी रद्द कर दें: तब पूरी रकम बिना किसी शुल्क के वापस मिलेगी।',
  'No refund under this fare.': 'इस किराए पर रिफ़ंड नहीं मिलता।',
  'The airline keeps {amount}.': 'एयरलाइन {amount} काटेगी।',
  'The airline keeps nothing.': 'एयरलाइन कुछ नहीं काटेगी।',
  '{amount} is on its way back to where you paid from; the airline kept {kept}.':
    '{amount} वहीं वापस भेजे जा रहे हैं जहाँ से आपने चुकाए थे; एयरलाइन ने {kept} काटे।',
  '{amount} is on its way back to your wallet; the airline kept {kept}.':
    '{amount} आपके वॉलेट में वापस भेजे जा रहे हैं; एयरलाइन ने {kept} काटे।',
  '{amount} was refunded to where you paid from; the airline kept {kept}.':
    '{amount} वहीं वापस कर दिए गए जहाँ से आपने चुकाए थे; एयरलाइन ने {kept} काटे।',
  '{amount} was refunded to your wallet; the airline kept {kept}.':
    '{amount} आपके वॉलेट में वापस कर दिए गए; एयरलाइन ने {kept} काटे।',

  // states of a booking, and why something cannot be done
  'The airline’s system is not answering. Nothing was booked and nothing was charged. Try again in a minute.':
    'एयरलाइन का सिस्टम जवाब नहीं दे रहा है। न कुछ बुक हुआ, न कोई रकम काटी गई। एक मिनट में फिर कोशिश करें।',
  'The hold on this flight ended at {time}.': 'यह फ़्लाइट {time} बजे तक ही रोकी गई थी।',
  'The hold on this flight ended on {when}.': 'यह फ़्लाइट {when} तक ही रोकी गई थी।',
  'The hold on this flight ended.': 'यह फ़्लाइट अब रोकी हुई नहीं है।',
  'The price was checked, but no seats are held yet.': 'कीमत की पुष्टि हो गई है, पर अभी कोई सीट रोकी नहीं गई है।',
  'The fare is kept and not paid for yet.': 'किराया तय रखा गया है और उसका भुगतान अभी बाकी है।',
  'The payment has arrived and the airline is issuing the tickets.': 'भुगतान मिल गया है और एयरलाइन टिकट जारी कर रही है।',
  'A change of this booking is under way at the airline.': 'एयरलाइन इस बुकिंग में बदलाव कर रही है।',
  'The flight is no longer held, and nothing was charged.': 'फ़्लाइट अब रोकी हुई नहीं है, और कोई रकम नहीं काटी गई।',
  'The airline could not confirm this booking, and what was paid goes back.':
    'एयरलाइन यह बुकिंग कन्फ़र्म नहीं कर सकी, और चुकाई गई रकम वापस की जा रही है।',
  'The payment has arrived and the airline has not answered yet; we keep asking.':
    'भुगतान मिल गया है और एयरलाइन से अभी जवाब नहीं आया है; हम पूछते रहेंगे।',
  'Check the price again to hold seats.': 'सीटें रोकने के लिए कीमत फिर से जाँचें।',
  'Only a held flight can be released.': 'सिर्फ़ रोकी गई फ़्लाइट छोड़ी जा सकती है।',
  'Only a held flight can be paid for.': 'भुगतान सिर्फ़ रोकी गई फ़्लाइट का हो सकता है।',
  'Only a confirmed flight can be changed.': 'सिर्फ़ कन्फ़र्म फ़्लाइट बदली जा सकती है।',
  'Name everybody who flies first; then you can pay.': 'पहले सभी यात्रियों के नाम लिखें; फिर आप भुगतान कर सकते हैं।',
  'Names can be changed until the payment is made: a ticket is for one person.':
    'नाम भुगतान होने तक ही बदले जा सकते हैं: टिकट एक ही व्यक्ति के लिए होता है।',
  'The tickets are issued, and a ticket is for one person: names can no longer be changed.':
    'टिकट जारी हो चुके हैं, और टिकट एक ही व्यक्ति के लिए होता है: नाम अब नहीं बदले जा सकते।',
  'Cancel the ticket and book again.': 'टिकट रद्द करके फिर से बुक करें।',
  'The first flight left on {when}, so this booking can no longer be cancelled here.':
    'पहली फ़्लाइट {when} को जा चुकी है, इसलिए यह बुकिंग अब यहाँ रद्द नहीं की जा सकती।',
};

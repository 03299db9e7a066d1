import 'server-only';

/** Emails about a booking. No page needs them, so no browser gets them. */
export const BOOKING_EMAILS = {
  'Hello,': 'नमस्ते,',
  'Hello {name},': 'नमस्ते {name},',
  '{sentence}.': '{sentence}।',
  '{day}, from {time}': '{day}, {time} बजे से',
  '{day}, by {time}': '{day}, {time} बजे तक',
  '{day} at {time}': '{day}, {time} बजे',
  '{when} (India time)': '{when} (भारतीय समय)',
  '{when} in {city} ({india} India time)': '{city} में {when} (भारतीय समय {india})',
  'If you cancel: {refund}.': 'रद्द करने पर: {refund}।',

  // the trip
  'Confirmation code': 'कन्फ़र्मेशन कोड',
  Room: 'कमरा',
  'Times are local at the hotel.': 'समय होटल के स्थानीय समय के अनुसार है।',
  'Times are local at each airport.': 'समय हर एयरपोर्ट के स्थानीय समय के अनुसार है।',
  'Times are local. The guide waits at the meeting point with a sign.':
    'समय स्थानीय है। गाइड मिलने की जगह पर नाम की तख्ती लेकर इंतज़ार करेंगे।',
  Begins: 'शुरू',
  Days: 'हर दिन का कार्यक्रम',
  Hotels: 'होटल',
  'Operated by': 'संचालक',
  '{title}. {text}': '{title}: {text}',
  '{airline} PNR': '{airline} का PNR',
  '{name}, ticket {numbers}': '{name}, टिकट {numbers}',

  // before it is booked
  'The price of {title} is kept until {when}': '{title} की कीमत {when} तक तय रखी गई है',
  '{title} is held until {when}': '{title}: बुकिंग {when} तक रोकी गई है',
  'The price is kept until {when} and not paid for yet: {title}, {total}, taxes included.':
    'कीमत {when} तक तय रखी गई है और भुगतान अभी बाकी है: {title}, {total}, टैक्स सहित।',
  'The room is held until {when} and not paid for yet: {title}, {total}, taxes included.':
    'कमरा {when} तक रोका गया है और भुगतान अभी बाकी है: {title}, {total}, टैक्स सहित।',
  'The rooms are held until {when} and not paid for yet: {title}, {total}, taxes included.':
    'कमरे {when} तक रोके गए हैं और भुगतान अभी बाकी है: {title}, {total}, टैक्स सहित।',
  'The fare is kept until {when} and not paid for yet: {title}, {total}, taxes included.':
    'किराया {when} तक तय रखा गया है और भुगतान अभी बाकी है: {title}, {total}, टैक्स सहित।',
  'Your places are held until {when} and not paid for yet: {title}, {total}, taxes included.':
    'आपकी जगहें {when} तक रोकी गई हैं और भुगतान अभी बाकी है: {title}, {total}, टैक्स सहित।',
  'Pay before then to book it at this price. If you do nothing, it ends and nothing is charged.':
    'इसी कीमत में बुक करने के लिए तब तक भुगतान कर दें। भुगतान न करने पर यह अपने आप छूट जाएगी और कोई रकम नहीं कटेगी।',
  '{title} is paid, but not confirmed yet': '{title}: भुगतान हो गया है, कन्फ़र्मेशन बाकी है',
  'Your payment of {amount} has arrived, and the hotel has not answered yet. We keep asking and write as soon as it does.':
    'आपका {amount} का भुगतान मिल गया है, और होटल से अभी जवाब नहीं आया है। हम पूछते रहेंगे और जवाब मिलते ही आपको बताएँगे।',
  'Your payment of {amount} has arrived, and the airline has not answered yet. We keep asking and write as soon as it does.':
    'आपका {amount} का भुगतान मिल गया है, और एयरलाइन से अभी जवाब नहीं आया है। हम पूछते रहेंगे और जवाब मिलते ही आपको बताएँगे।',
  'Your payment of {amount} has arrived, and the tour operator has not answered yet. We keep asking and write as soon as it does.':
    'आपका {amount} का भुगतान मिल गया है, और टूर ऑपरेटर से अभी जवाब नहीं आया है। हम पूछते रहेंगे और जवाब मिलते ही आपको बताएँगे।',
  'You don’t need to do anything. If it cannot be confirmed, everything you paid goes back.':
    'आपको कुछ करने की ज़रूरत नहीं है। अगर बुकिंग कन्फ़र्म नहीं हो सकी, तो चुकाई गई पूरी रकम वापस मिल जाएगी।',

  // booked, or not
  'Part of {title} is ticketed': '{title} के कुछ हिस्से का टिकट जारी हुआ है',
  '{title} is confirmed': '{title} की बुकिंग कन्फ़र्म हो गई है',
  '{title} is ticketed': '{title} का टिकट जारी हो गया है',
  '{title} could not be booked': '{title} की बुकिंग नहीं हो सकी',
  '{seller} could not confirm the room.': '{seller} कमरा कन्फ़र्म नहीं कर सका।',
  '{seller} could not confirm the flight.': '{seller} फ़्लाइट कन्फ़र्म नहीं कर सकी।',
  '{seller} could not confirm the package.': '{seller} पैकेज कन्फ़र्म नहीं कर सका।',
  '{title} is cancelled': '{title} की बुकिंग रद्द हो गई है',
  '{title} is cancelled, code {code}.': '{title} की बुकिंग रद्द हो गई है, कोड {code}।',
  '{amount} for {title} was refunded': '{title} के {amount} वापस कर दिए गए',
  '{amount} for {title} was refunded to where you paid from. Your bank may take a few days to show it.':
    '{title} के {amount} वहीं वापस कर दिए गए हैं जहाँ से आपने चुकाए थे। बैंक में रकम दिखने में कुछ दिन लग सकते हैं।',
  'A payment of {amount} for {title} goes back': '{title} का {amount} का एक भुगतान वापस किया जा रहा है',

  // a stay that was changed
  '{title} was not changed': '{title} की बुकिंग में कोई बदलाव नहीं हुआ',
  'The hotel did not cancel what you asked for. Your booking is unchanged.':
    'आपने जो रद्द करने को कहा था, होटल ने उसे रद्द नहीं किया। आपकी बुकिंग वैसी ही है।',
  '{rooms} at {title} is cancelled': '{title}: {rooms} रद्द हो गया है',
  '{rooms} at {title} are cancelled': '{title}: {rooms} रद्द हो गए हैं',
  'What is left of the stay': 'अब आपकी बुकिंग',
  'The tour operator did not cancel what you asked for. Your booking is unchanged.':
    'आपने जो रद्द करने को कहा था, टूर ऑपरेटर ने उसे रद्द नहीं किया। आपकी बुकिंग वैसी ही है।',
  '{rooms} of {title} is cancelled': '{title}: {rooms} रद्द हो गया है',
  '{rooms} of {title} are cancelled': '{title}: {rooms} रद्द हो गए हैं',
  'What is left of the package': 'अब आपका पैकेज',
  'The dates of {title} were not changed': '{title} की तारीखें नहीं बदली गईं',
  '{title} is now booked for {dates}': '{title} अब {dates} के लिए बुक है',

  // a trip by air that was changed
  'Nothing was added to {title}': '{title} में कुछ नहीं जोड़ा गया',
  'The airline did not cancel what you asked for. Your tickets are unchanged.':
    'आपने जो रद्द करने को कहा था, एयरलाइन ने उसे रद्द नहीं किया। आपके टिकट वैसे ही हैं।',
  'Part of {title} is cancelled': '{title} का कुछ हिस्सा रद्द हो गया है',
  'Seats, meals or bags are added to {title}': '{title} में सीट, खाना या सामान जोड़ा गया है',
  '{title} is changed': '{title} की बुकिंग बदल गई है',
  'New times of {title} are accepted': '{title} का नया समय स्वीकार कर लिया गया है',
  'You accepted the airline’s new times. This is the trip now.':
    'आपने एयरलाइन का नया समय स्वीकार कर लिया है। अब आपकी यात्रा इस प्रकार है।',
  'What is left of the trip': 'अब आपकी यात्रा',
  'The trip now': 'अब आपकी यात्रा',
  'To remove the old flights from your calendar, open {file}, attached.':
    'पुरानी फ़्लाइट को अपने कैलेंडर से हटाने के लिए साथ भेजी गई फ़ाइल {file} खोलें।',
  '{number} has new times: {before} becomes {after}': '{number} का समय बदल गया है: {before} की जगह {after}',
  'The airline has changed the times of {number}, {journey}.': 'एयरलाइन ने {number}, {journey} का समय बदल दिया है।',
  '{after} (booked: {before})': '{after} (बुकिंग के समय: {before})',

  // check-in and reminders
  'Web check-in is open for {flights}': '{flights} का वेब चेक-इन खुल गया है',
  'Web check-in is open for {flight} on {day}. {closing}': '{flight} ({day}) का वेब चेक-इन खुल गया है। {closing}',
  'It closes at {time}, {minutes} before departure.': 'यह {time} बजे बंद होगा, उड़ान से {minutes} पहले।',
  'It closes on {date} at {time}, {minutes} before departure.': 'यह {date} को {time} बजे बंद होगा, उड़ान से {minutes} पहले।',
  'Check in on the website or in the app of {airline}, with the PNR and a passenger’s family name.':
    '{airline} की वेबसाइट या ऐप पर PNR और किसी यात्री के उपनाम से चेक-इन करें।',
  'Bring a photo identity document for each guest: the hotel asks for it at check-in.':
    'हर मेहमान का फ़ोटो पहचान पत्र साथ रखें: होटल में चेक-इन पर इसे दिखाना होगा।',
  'Bring the identity document of each passenger: the airport asks for it at the entrance, the airline at check-in.':
    'हर यात्री का पहचान पत्र साथ रखें: एयरपोर्ट में प्रवेश करते समय और एयरलाइन के चेक-इन पर इसे दिखाना होगा।',
  'Bring a photo identity document for each guest: every hotel of the journey asks for it at check-in.':
    'हर मेहमान का फ़ोटो पहचान पत्र साथ रखें: यात्रा के हर होटल में चेक-इन पर इसे दिखाना होगा।',
  'Your stay at {title} begins on {when}': '{title} में आपका चेक-इन: {when}',
  '{title} leaves on {when}': '{title} की उड़ान: {when}',
  'Your journey “{title}” begins on {when}': 'आपकी यात्रा “{title}” की शुरुआत: {when}',
  'Your stay at {title} begins in {days}, on {when}': '{title} में आपका चेक-इन {days} बाद: {when}',
  '{title} leaves in {days}, on {when}': '{title} की उड़ान {days} बाद: {when}',
  'Your journey “{title}” begins in {days}, on {when}': 'आपकी यात्रा “{title}” {days} बाद शुरू होगी: {when}',

  // packages that are paid in parts, or whose departure changes
  'Still to be paid: {list}. You pay it on the page of this trip, and we remind you before.':
    'अभी चुकाना बाकी: {list}। इसका भुगतान इस यात्रा के पेज पर करें; हम पहले याद दिलाएँगे।',
  '{amount} for {title} is paid': '{title} के {amount} का भुगतान हो गया है',
  '{title} is paid in full': '{title} का पूरा भुगतान हो गया है',
  'Your payment of {amount} has arrived.': 'आपका {amount} का भुगतान मिल गया है।',
  'All of this package is paid. The invoice is attached.': 'इस पैकेज का पूरा भुगतान हो गया है। इनवॉइस साथ भेजा गया है।',
  '{amount} for {title} is due by {due}': '{title} के {amount} {due} तक चुकाने हैं',
  'The next payment for {title} is {amount}. Pay it by {due}.':
    '{title} का अगला भुगतान {amount} का है। इसे {due} तक कर दें।',
  'We accept it until the end of {day}. If it is not paid by then, the booking is cancelled: {back} of what you paid goes back, and the tour operator keeps {kept}.':
    'हम इसे {day} के अंत तक स्वीकार करेंगे। तब तक भुगतान न होने पर बुकिंग रद्द हो जाएगी। आपकी चुकाई रकम में से वापस मिलेंगे: {back}; टूर ऑपरेटर काटेगा: {kept}।',
  'It was cancelled because the payment of {amount} due by {due} was not made by {last}.':
    'इसे रद्द किया गया, क्योंकि {amount} का भुगतान, जो {due} तक करना था, {last} तक नहीं हुआ।',
  'The departure of {title} was not changed': '{title} की प्रस्थान तारीख नहीं बदली गई',
} as const;

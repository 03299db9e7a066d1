import 'server-only';

/** The page of a booked flight: its status, new times, cancellation, changes, and what is added to it. */
export const FLIGHT_CHANGES = {
  'Ticketed. {codes}. {paid}.': 'टिकट जारी। {codes}। {paid}।',
  'The rest of this trip is ticketed. {codes}. {paid}.': 'इस यात्रा के बाकी हिस्से का टिकट जारी। {codes}। {paid}।',
  'A change is under way at the airline; we ask until it answers.': 'एयरलाइन बदलाव कर रही है; जवाब मिलने तक हम पूछते रहेंगे।',
  'Paid. The airline is issuing the tickets; we ask it again until it answers.':
    'भुगतान हो गया। एयरलाइन टिकट जारी कर रही है; जवाब मिलने तक हम पूछते रहेंगे।',
  'Cancelled. {codes}.': 'रद्द। {codes}।',
  'Under way at the airline': 'एयरलाइन में प्रक्रिया जारी है',
  '{what} since you booked': 'बुकिंग के बाद {what}',
  added: 'जोड़ा गया',
  changed: 'बदला गया',
  cancelled: 'रद्द किया गया',

  // new times
  '{flight} has new times': '{flight} का समय बदल गया है',
  'Your tickets are still valid. Accept the new times, or cancel the trip for a full refund.':
    'आपके टिकट अब भी मान्य हैं। नया समय स्वीकार करें, या यात्रा रद्द करके पूरा रिफ़ंड पाएँ।',
  'Times of the flight': 'फ़्लाइट का समय',
  Booked: 'बुक किया गया',
  Departs: 'उड़ान',
  Arrives: 'पहुँचना',
  'Accept the new times': 'नया समय स्वीकार करें',
  'Accepting…': 'स्वीकार किया जा रहा है…',

  // cancelling
  'Cancel all or part': 'पूरी यात्रा या कुछ हिस्सा रद्द करें',
  'Cancel this trip?': 'यह यात्रा रद्द करें?',
  Passengers: 'यात्री',
  '{name}, infant': '{name}, शिशु',
  'Select the whole trip': 'पूरी यात्रा चुनें',
  'Choose at least one passenger.': 'कम से कम एक यात्री चुनें।',
  'Choose at least one flight.': 'कम से कम एक फ़्लाइट चुनें।',
  'Choose at least one flight and one passenger.': 'कम से कम एक फ़्लाइट और एक यात्री चुनें।',
  '{refund}; the airline keeps {amount}.': '{refund}; एयरलाइन {amount} काटेगी।',
  'The airline changed the trip, so cancelling is free.': 'एयरलाइन ने यात्रा में बदलाव किया है, इसलिए रद्द करना मुफ़्त है।',
  'Cancel the trip': 'यात्रा रद्द करें',
  'Cancel this part': 'यह हिस्सा रद्द करें',

  // changing
  'Which flight': 'कौन-सी फ़्लाइट',
  'New day': 'नई तारीख',
  'Keep it as it is': 'कुछ न बदलें',
  '{airline} flights, {airports}': '{airline} की फ़्लाइट, {airports}',
  '{airline} has no other flight in this fare that day. Choose another day.':
    'उस दिन {airline} की इस किराए में कोई और फ़्लाइट नहीं है। दूसरी तारीख चुनें।',
  'non-stop': 'नॉन-स्टॉप',
  'via {cities}': '{cities} होकर',
  'No charge': 'कोई शुल्क नहीं',
  'Ask again': 'फिर से पूछें',
  'A chosen seat moves with you to one like it, at no charge. If none is free, the airline assigns one at check-in.':
    'चुनी हुई सीट की जगह आपको वैसी ही सीट बिना शुल्क मिलेगी। अगर कोई खाली न हो, तो एयरलाइन चेक-इन पर सीट देगी।',
  'You pay on the gateway’s own page. The airline keeps the new seats meanwhile, and your ticket stands until you have paid.':
    'भुगतान पेमेंट गेटवे के अपने पेज पर होगा। तब तक एयरलाइन नई सीटें रोककर रखेगी, और भुगतान होने तक आपका टिकट वैसा ही रहेगा।',
  'A change waits for its payment': 'बदलाव का भुगतान बाकी है',
  'The airline keeps the new seats until {when}. Your tickets stay unchanged until you have paid, and also if you do not.':
    'एयरलाइन ने नई सीटें {when} तक रोक रखी हैं। भुगतान होने तक आपके टिकट वैसे ही रहेंगे, और भुगतान न करने पर भी।',
  'Keep the flight as it is': 'फ़्लाइट न बदलें',

  // adding
  'Add seats, meals or bags': 'सीट, खाना या सामान जोड़ें',
  'Add nothing': 'कुछ न जोड़ें',
  'Nothing can be added any more: the flights have left, or the airline has closed their sale. Ask at the airport.':
    'अब कुछ जोड़ा नहीं जा सकता: फ़्लाइट जा चुकी हैं, या एयरलाइन ने बिक्री बंद कर दी है। एयरपोर्ट पर पूछें।',
  '{label}: {what}, booked': '{label}: {what}, बुक है',
  'Without a choice the airline assigns a seat at check-in.': 'आप नहीं चुनेंगे, तो एयरलाइन चेक-इन पर सीट देगी।',
  'Nothing is charged yet': 'अभी कोई रकम नहीं काटी जाएगी',
  'These are not refunded if you cancel. If the airline changes the flight and you cancel the whole trip, they are refunded in full.':
    'आपके रद्द करने पर इनकी रकम वापस नहीं मिलेगी। अगर एयरलाइन फ़्लाइट बदलती है और आप पूरी यात्रा रद्द करते हैं, तो पूरी रकम वापस मिलेगी।',
  'You pay on the gateway’s own page. The airline keeps what you chose meanwhile; your tickets stay valid in any case.':
    'भुगतान पेमेंट गेटवे के अपने पेज पर होगा। तब तक एयरलाइन आपकी चुनी हुई चीज़ें रोककर रखेगी; आपके टिकट हर हाल में मान्य रहेंगे।',
  'Adding…': 'जोड़ा जा रहा है…',
  'Pay {amount} and add': '{amount} चुकाएँ और जोड़ें',
  'Add for {amount}': '{amount} में जोड़ें',
  'Add to the trip': 'यात्रा में जोड़ें',
  'What you added waits for its payment': 'जो आपने जोड़ा, उसका भुगतान बाकी है',
  'The airline keeps them until {when}. Your tickets stay unchanged until you have paid, and also if you do not.':
    'एयरलाइन ने इन्हें {when} तक रोक रखा है। भुगतान होने तक आपके टिकट वैसे ही रहेंगे, और भुगतान न करने पर भी।',
} as const;

/** Why a booked flight cannot be cancelled, changed or added to as asked. */
export const FLIGHT_CHANGES_MESSAGES = {
  'Nothing of this is left to cancel.': 'इसमें रद्द करने के लिए कुछ नहीं बचा है।',
  'Look at the trip again: it may have been cancelled before.': 'यात्रा फिर से देखें: हो सकता है यह पहले ही रद्द हो चुकी हो।',
  'One of these flights has left already, so it can no longer be cancelled here.':
    'इनमें से एक फ़्लाइट जा चुकी है, इसलिए उसे अब यहाँ रद्द नहीं किया जा सकता।',
  'Choose only those still ahead.': 'सिर्फ़ आने वाली फ़्लाइट चुनें।',
  'Children and infants cannot be left without an adult each.': 'बच्चों और शिशुओं को वयस्क के बिना नहीं छोड़ा जा सकता।',
  'Cancel them too, or leave an adult on the flight.': 'उन्हें भी रद्द करें, या किसी वयस्क को फ़्लाइट में रहने दें।',
  'The last seats on that flight were just sold.': 'उस फ़्लाइट की आखिरी सीटें अभी-अभी बिक गईं।',
  'Nothing was changed and nothing was charged.': 'न कुछ बदला गया, न कोई रकम काटी गई।',
  'Choose another flight.': 'दूसरी फ़्लाइट चुनें।',
  'This flight has left or is not part of the trip, so it cannot be changed.':
    'यह फ़्लाइट जा चुकी है या इस यात्रा में नहीं है, इसलिए इसे बदला नहीं जा सकता।',
  'This fare cannot be changed to that flight: it must be the same airline and journey, fit between your other flights, have seats for all of you, and the fare must allow changes now.':
    'इस किराए को उस फ़्लाइट में नहीं बदला जा सकता: एयरलाइन और रास्ता वही होना चाहिए, समय आपकी बाकी फ़्लाइट के बीच बैठना चाहिए, सबके लिए सीटें होनी चाहिए, और किराए में अभी बदलाव की अनुमति होनी चाहिए।',
  'Nothing was changed.': 'कुछ नहीं बदला गया।',
  'The change now costs {after}, not {before}.': 'बदलाव की कीमत अब {before} नहीं, {after} है।',
  'Look at the new price and decide again.': 'नई कीमत देखकर फिर से तय करें।',
  'What you chose now costs {after}, not {before}.': 'आपने जो चुना, उसकी कीमत अब {before} नहीं, {after} है।',
  'Nothing was added and nothing was charged.': 'न कुछ जोड़ा गया, न कोई रकम काटी गई।',
  'That is more than these cost. Use their price or less from the wallet.':
    'यह इनकी कीमत से ज़्यादा है। वॉलेट से उतनी या उससे कम रकम लें।',
  'The airline adds nothing to this trip any more: its flights have left, or their sale has ended.':
    'एयरलाइन अब इस यात्रा में कुछ नहीं जोड़ती: फ़्लाइट जा चुकी हैं, या उनकी बिक्री बंद हो चुकी है।',
  'Ask at the airport.': 'एयरपोर्ट पर पूछें।',
  'Ask the airline for help at the airport: it costs nothing.':
    'सहायता के लिए एयरपोर्ट पर एयरलाइन से कहें: इसका कोई शुल्क नहीं है।',
  'This flight has left or is not part of the trip.': 'यह फ़्लाइट जा चुकी है या इस यात्रा में नहीं है।',
  'This passenger is not on that flight.': 'यह यात्री उस फ़्लाइट में नहीं है।',
  'This trip is being changed right now. Reload to see it.':
    'इस यात्रा में अभी बदलाव हो रहा है। देखने के लिए पेज फिर से लोड करें।',
  'This trip was just changed. Nothing was charged. Reload to see it.':
    'इस यात्रा में अभी-अभी बदलाव हुआ है। कोई रकम नहीं काटी गई। देखने के लिए पेज फिर से लोड करें।',
} as const;

import 'server-only';

/** The same of the booking of a stay. */
export const STAY_BOOKING_MESSAGES = {
  // guests
  'A room has at most 14 guests.': 'एक कमरे में ज़्यादा से ज़्यादा 14 मेहमान हो सकते हैं।',
  'Name one guest for each room.': 'हर कमरे के लिए एक मेहमान का नाम लिखें।',
  'Name one guest, the one who checks in.': 'एक मेहमान का नाम लिखें, जो चेक-इन करेंगे।',
  'Name {n} guests, one for each room.': '{n} मेहमानों के नाम लिखें, हर कमरे के लिए एक।',
  'Room {n} is for {people} guests. Name at most {most} besides the first.':
    'कमरा {n} में {people} मेहमानों की जगह है। पहले मेहमान के अलावा ज़्यादा से ज़्यादा {most} नाम लिखें।',
  'This room has one guest. Remove the other names.': 'इस कमरे में एक ही मेहमान है। बाकी नाम हटाएँ।',
  'This hotel asks for a PAN. Enter it to go on.': 'इस होटल के लिए पैन ज़रूरी है। आगे बढ़ने के लिए उसे लिखें।',
  'This stay bears CGST and {tax} of {there}.': 'इस बुकिंग पर {there} का CGST और {tax} लगता है।',
  'A GST number of {own} can’t claim them as input tax credit; only one of {there} can.':
    '{own} के GST नंबर से इनका इनपुट टैक्स क्रेडिट नहीं लिया जा सकता; सिर्फ़ {there} के GST नंबर से लिया जा सकता है।',

  // the stay
  'Choose the rooms again.': 'कमरे फिर से चुनें।',
  '{hotel} no longer has all of these rooms for these nights.': '{hotel} में इन तारीखों पर अब ये सभी कमरे नहीं हैं।',
  'Choose other rooms, other dates or another stay.': 'दूसरे कमरे, दूसरी तारीखें या दूसरा होटल चुनें।',
  '{room} at {hotel} is sold out for these nights.': '{hotel} में {room} इन तारीखों पर भर चुका है।',
  'Choose another room, other dates or another stay.': 'दूसरा कमरा, दूसरी तारीखें या दूसरा होटल चुनें।',
  'Too many rooms are on hold from your network at the moment.': 'आपके नेटवर्क से अभी बहुत सारे कमरे रोके गए हैं।',
  'The hotel’s system is not answering. Nothing was booked and nothing was charged. Try again in a minute.':
    'होटल का सिस्टम जवाब नहीं दे रहा है। न कुछ बुक हुआ, न कोई रकम काटी गई। एक मिनट में फिर कोशिश करें।',
  'The hold on this room ended at {time}.': 'यह कमरा {time} बजे तक ही रोका गया था।',
  'The hold on this room ended on {when}.': 'यह कमरा {when} तक ही रोका गया था।',
  'The hold on this room ended.': 'यह कमरा अब रोका हुआ नहीं है।',
  'Name the guests first, one for each room; then you can pay.':
    'पहले हर कमरे के एक मेहमान का नाम लिखें; फिर आप भुगतान कर सकते हैं।',

  // states of a booking, and why something cannot be done
  'The price was checked, but no room is held yet.': 'कीमत की पुष्टि हो गई है, पर अभी कोई कमरा रोका नहीं गया है।',
  'The payment has arrived and the hotel is confirming the room.': 'भुगतान मिल गया है और होटल कमरा कन्फ़र्म कर रहा है।',
  'A change of this booking is under way at the hotel.': 'होटल इस बुकिंग में बदलाव कर रहा है।',
  'The room is no longer held, and nothing was charged.': 'कमरा अब रोका हुआ नहीं है, और कोई रकम नहीं काटी गई।',
  'The hotel could not confirm this booking, and what was paid goes back.':
    'होटल यह बुकिंग कन्फ़र्म नहीं कर सका, और चुकाई गई रकम वापस की जा रही है।',
  'The payment has arrived and the hotel has not answered yet; we keep asking.':
    'भुगतान मिल गया है और होटल से अभी जवाब नहीं आया है; हम पूछते रहेंगे।',
  'Check the price again to hold a room.': 'कमरा रोकने के लिए कीमत फिर से जाँचें।',
  'Only a held room can be released.': 'सिर्फ़ रोका गया कमरा छोड़ा जा सकता है।',
  'Only a held room can be paid for.': 'भुगतान सिर्फ़ रोके गए कमरे का हो सकता है।',
  'Guests can be changed until the payment is made, and once it is confirmed until check-in.':
    'मेहमान भुगतान होने तक बदले जा सकते हैं, और कन्फ़र्म होने के बाद चेक-इन तक।',
  'Check-in was on {when}, so the guests can no longer be changed here.':
    'चेक-इन {when} को था, इसलिए मेहमान अब यहाँ नहीं बदले जा सकते।',

  // what is held
  'The room is yours at {price} until {when}.': '{price} में यह कमरा {when} तक आपके लिए रोका गया है।',
  'The rooms are yours at {price} until {when}.': '{price} में ये कमरे {when} तक आपके लिए रोके गए हैं।',
  'The room is yours at {price} until {when} in {city}.':
    '{price} में यह कमरा {when} ({city} का समय) तक आपके लिए रोका गया है।',
  'The rooms are yours at {price} until {when} in {city}.':
    '{price} में ये कमरे {when} ({city} का समय) तक आपके लिए रोके गए हैं।',

  // the price, from search to payment
  '{price} for {nights}, with taxes: this hotel’s lowest price in the list.':
    '{price}, {nights}, टैक्स सहित: सूची में इस होटल की सबसे कम कीमत।',
  '{price} for {nights}, with taxes: the room and rate you chose.':
    '{price}, {nights}, टैक्स सहित: आपका चुना हुआ कमरा और दर।',
  '{price} for {nights}, with taxes: the rooms and rate you chose.':
    '{price}, {nights}, टैक्स सहित: आपके चुने हुए कमरे और दर।',
  '{price} for {nights}, with taxes: the rooms and rates you chose.':
    '{price}, {nights}, टैक्स सहित: आपके चुने हुए कमरे और दरें।',
  'The event rate of {event}: {amount} a night before tax, for a room that is kept for its guests.':
    '{event} की दर: {amount} प्रति रात, टैक्स से पहले, उसके मेहमानों के लिए रोके गए कमरे की।',
  '{amount} a night more than the list’s lowest price.': 'सूची की सबसे कम कीमत से {amount} प्रति रात ज़्यादा।',
  '{amount} a night less than the list’s lowest price.': 'सूची की सबसे कम कीमत से {amount} प्रति रात कम।',
  '{amount} more than the list’s lowest price.': 'सूची की सबसे कम कीमत से {amount} ज़्यादा।',
  '{amount} less than the list’s lowest price.': 'सूची की सबसे कम कीमत से {amount} कम।',
  '{amount} a night more than shown: the hotel changed its rate.':
    'दिखाई गई कीमत से {amount} प्रति रात ज़्यादा: होटल ने अपनी दर बदल दी।',
  '{amount} a night less than shown: the hotel changed its rate.':
    'दिखाई गई कीमत से {amount} प्रति रात कम: होटल ने अपनी दर बदल दी।',
  '{amount} more than shown: the hotel changed its rate.': 'दिखाई गई कीमत से {amount} ज़्यादा: होटल ने अपनी दर बदल दी।',
  '{amount} less than shown: the hotel changed its rate.': 'दिखाई गई कीमत से {amount} कम: होटल ने अपनी दर बदल दी।',
  'The same price, but the hotel changed its cancellation terms.': 'कीमत वही है, पर होटल ने कैंसिलेशन की शर्तें बदल दीं।',
  'Checked with the hotel: the price is as shown.': 'होटल से पुष्टि की गई: कीमत वही है जो दिखाई गई थी।',
  'The room is held at {price} until {when}.': 'कमरा {price} में {when} तक रोका गया है।',
  'The rooms are held at {price} until {when}.': 'कमरे {price} में {when} तक रोके गए हैं।',
  'The room is held at {price} until {when} in {city}.': 'कमरा {price} में {when} ({city} का समय) तक रोका गया है।',
  'The rooms are held at {price} until {when} in {city}.': 'कमरे {price} में {when} ({city} का समय) तक रोके गए हैं।',

  // money that goes back
  '{hotel} could not confirm the room.': '{hotel} कमरा कन्फ़र्म नहीं कर सका।',
  'No refund under this rate.': 'इस दर पर रिफ़ंड नहीं मिलता।',
  'The hotel keeps {amount}.': 'होटल {amount} काटेगा।',
  'The hotel keeps nothing.': 'होटल कुछ नहीं काटेगा।',
  '{amount} is on its way back to where you paid from; the hotel kept {kept}.':
    '{amount} वहीं वापस भेजे जा रहे हैं जहाँ से आपने चुकाए थे; होटल ने {kept} काटे।',
  '{amount} is on its way back to your wallet; the hotel kept {kept}.':
    '{amount} आपके वॉलेट में वापस भेजे जा रहे हैं; होटल ने {kept} काटे।',
  '{amount} was refunded to where you paid from; the hotel kept {kept}.':
    '{amount} वहीं वापस कर दिए गए जहाँ से आपने चुकाए थे; होटल ने {kept} काटे।',
  '{amount} was refunded to your wallet; the hotel kept {kept}.':
    '{amount} आपके वॉलेट में वापस कर दिए गए; होटल ने {kept} काटे।',
} as const;

import 'server-only';

/** Places of journeys that `places.ts` does not name. */
export const JOURNEY_PLACES = {
  Badami: 'बादामी',
  Hubballi: 'हुबली',
  Hosapete: 'होसपेट',
  Pangong: 'पैंगोंग',
  Lachung: 'लाचुंग',
  Siliguri: 'सिलीगुड़ी',
  Kaza: 'काज़ा',
  Kanha: 'कान्हा',
  Bandhavgarh: 'बांधवगढ़',
  Jabalpur: 'जबलपुर',
  Majuli: 'माजुली',
  Jorhat: 'जोरहाट',
  Pench: 'पेंच',
  Tadoba: 'ताडोबा',
  Kabini: 'काबिनी',
  Rajgir: 'राजगीर',
  Negombo: 'नेगोंबो',
  Sigiriya: 'सिगिरिया',
  Kandy: 'कैंडी',
  'Nuwara Eliya': 'नुवारा एलिया',
  Ella: 'एल्ला',
  Galle: 'गाले',
  Yala: 'याला',
  Mirissa: 'मिरिसा',
  Bentota: 'बेंटोटा',
  Punakha: 'पुनाखा',
  Paro: 'पारो',
  Chitwan: 'चितवन',
  Lumbini: 'लुंबिनी',
  'Ha Long': 'हा लॉन्ग',
  'Hoi An': 'होई आन',
  Hue: 'हुए',
  'Nusa Dua': 'नुसा दुआ',
  Denpasar: 'डेनपसार',
  Lucerne: 'लूसर्न',
  Zermatt: 'ज़रमैट',
  Geneva: 'जिनेवा',
  Nairobi: 'नैरोबी',
  Kenya: 'केन्या',
  Amboseli: 'अंबोसेली',
  Naivasha: 'नैवाशा',
  'Maasai Mara': 'मसाई मारा',
  Hakone: 'हाकोने',
  Kanazawa: 'कानाज़ावा',
  Takayama: 'ताकायामा',
  Mandvi: 'मांडवी',
  Somnath: 'सोमनाथ',
  Rajkot: 'राजकोट',
  Bundi: 'बूंदी',
  Chittorgarh: 'चित्तौड़गढ़',
  Kota: 'कोटा',
  Mandawa: 'मंडावा',
  Bidar: 'बीदर',
  Warangal: 'वारंगल',
  Kumbakonam: 'कुंभकोणम',
  Karaikudi: 'कराईकुडी',
  Shantiniketan: 'शांतिनिकेतन',
  Bishnupur: 'बिष्णुपुर',
  Murshidabad: 'मुर्शिदाबाद',
  Cherrapunji: 'चेरापूंजी',
  Mawlynnong: 'मॉलिन्नोंग',
  Bomdila: 'बोमडिला',
  Dirang: 'दिरांग',
  Sundarbans: 'सुंदरबन',
  Bharatpur: 'भरतपुर',
  Ujjain: 'उज्जैन',
  Maheshwar: 'महेश्वर',
  Mandu: 'मांडू',
  Ganpatipule: 'गणपतिपुले',
  Tarkarli: 'तारकर्ली',
  Ratnagiri: 'रत्नागिरी',
  Narkanda: 'नारकंडा',
  Sangla: 'सांगला',
  Kalpa: 'कल्पा',
  Joshimath: 'जोशीमठ',
  Badrinath: 'बद्रीनाथ',
  Almora: 'अल्मोड़ा',
  Kausani: 'कौसानी',
  Munsiyari: 'मुनस्यारी',
  Haldwani: 'हल्द्वानी',
  Kannur: 'कन्नूर',
  Bekal: 'बेकल',
} as const;

/** Entry rules of the countries of journeys. */
export const ENTRY_MESSAGES = {
  // passports
  'A passport that is valid for six months from the day of arrival.': 'पहुँचने के दिन से छह महीने तक वैध पासपोर्ट।',
  'A passport that is valid for six months, or a voter ID card; for children a passport or a birth certificate.':
    'छह महीने तक वैध पासपोर्ट, या वोटर आईडी कार्ड; बच्चों के लिए पासपोर्ट या जन्म प्रमाणपत्र।',
  'A passport that is valid for three months after the day on which you leave the Schengen area.':
    'शेंगेन क्षेत्र से निकलने के दिन के बाद तीन महीने तक वैध पासपोर्ट।',
  'A passport that is valid for six months after the journey, with two blank pages.':
    'यात्रा के बाद छह महीने तक वैध पासपोर्ट, जिसमें दो खाली पन्ने हों।',
  'By air a passport or a voter ID card. An Aadhaar card is not accepted.':
    'हवाई यात्रा में पासपोर्ट या वोटर आईडी कार्ड। आधार कार्ड मान्य नहीं है।',

  // visas
  'A visa before the flight. Who holds a valid visa or residence permit of the USA, the United Kingdom or the European Union can have it approved online for arrival.':
    'उड़ान से पहले वीज़ा। जिनके पास अमेरिका, यूनाइटेड किंगडम या यूरोपीय संघ का वैध वीज़ा या निवास परमिट है, वे ऑनलाइन मंज़ूरी लेकर पहुँचने पर वीज़ा ले सकते हैं।',
  'No visa. An entry permit is issued for the journey, against a sustainable development fee for each night.':
    'वीज़ा नहीं चाहिए। यात्रा के लिए प्रवेश परमिट जारी होता है, जिसके लिए हर रात का सतत विकास शुल्क लगता है।',
  'A Schengen visa before the flight, from a visa application centre: allow several weeks. It asks for travel medical insurance of €30,000 and more.':
    'उड़ान से पहले शेंगेन वीज़ा, वीज़ा आवेदन केंद्र से: इसमें कई हफ़्ते लग सकते हैं। इसके लिए कम से कम €30,000 का यात्रा चिकित्सा बीमा ज़रूरी है।',
  'A visa on arrival, or the same bought online (e-VOA) at least 48 hours before the flight. A return ticket is asked for.':
    'पहुँचने पर वीज़ा, या उड़ान से कम से कम 48 घंटे पहले ऑनलाइन (e-VOA)। वापसी का टिकट माँगा जाता है।',
  'An e-visa for one entry, before the flight, through the Japan visa application centres of VFS Global.':
    'एक बार प्रवेश का ई-वीज़ा, उड़ान से पहले, VFS Global के जापान वीज़ा आवेदन केंद्रों से।',
  'An electronic travel authorisation (eTA) before the flight, from etakenya.go.ke. There is no visa on arrival.':
    'उड़ान से पहले इलेक्ट्रॉनिक यात्रा अनुमति (eTA), etakenya.go.ke से। पहुँचने पर वीज़ा नहीं मिलता।',
  'An electronic travel authorisation (ETA) before the flight, from eta.gov.lk, for up to 30 days. The fee is waived for Indian citizens while the waiver lasts.':
    'उड़ान से पहले इलेक्ट्रॉनिक यात्रा अनुमति (ETA), eta.gov.lk से, 30 दिन तक के लिए। छूट लागू रहने तक भारतीय नागरिकों से शुल्क नहीं लिया जाता।',
  'No visa.': 'वीज़ा नहीं चाहिए।',
  'An e-visa before the flight, through an authorised visa agent. The SG Arrival Card is filled in online within three days before arrival.':
    'उड़ान से पहले ई-वीज़ा, किसी अधिकृत वीज़ा एजेंट से। SG Arrival Card पहुँचने से पहले के तीन दिनों में ऑनलाइन भरा जाता है।',
  'No visa for a holiday of up to 60 days. The Thailand Digital Arrival Card is filled in online within three days before arrival.':
    '60 दिन तक की छुट्टी के लिए वीज़ा नहीं चाहिए। Thailand Digital Arrival Card पहुँचने से पहले के तीन दिनों में ऑनलाइन भरा जाता है।',
  'An e-visa before the flight. It names the airports of entry and exit, which are in the itinerary.':
    'उड़ान से पहले ई-वीज़ा। इसमें प्रवेश और निकास के एयरपोर्ट लिखे होते हैं, जो यात्रा कार्यक्रम में दिए गए हैं।',

  // whom to check them with
  'the UAE government’s portal': 'संयुक्त अरब अमीरात सरकार के पोर्टल',
  'Bhutan’s Department of Immigration': 'भूटान के आप्रवासन विभाग',
  'Switzerland’s State Secretariat for Migration': 'स्विट्ज़रलैंड के प्रवासन सचिवालय',
  'Indonesia’s e-visa office': 'इंडोनेशिया के ई-वीज़ा कार्यालय',
  'the Embassy of Japan in India': 'भारत में जापान के दूतावास',
  'Kenya’s eTA office': 'केन्या के eTA कार्यालय',
  'Sri Lanka’s Department of Immigration': 'श्रीलंका के आप्रवासन विभाग',
  'Nepal’s Department of Immigration': 'नेपाल के आप्रवासन विभाग',
  'Singapore’s Immigration & Checkpoints Authority': 'सिंगापुर के आप्रवासन प्राधिकरण',
  'Thailand’s official e-visa site': 'थाईलैंड की आधिकारिक ई-वीज़ा साइट',
  'Vietnam’s official e-visa site': 'वियतनाम की आधिकारिक ई-वीज़ा साइट',
} as const;

/** The nights of a package, and the lines of its price. */
export const JOURNEY_MESSAGES = {
  // the nights
  'a {n}-star hotel': '{n} स्टार होटल',
  'a cabin on the houseboat': 'हाउसबोट का केबिन',
  'a heated tent by the lake': 'झील किनारे हीटर वाला टेंट',
  'a houseboat on Dal Lake': 'डल झील पर हाउसबोट',
  'a cabin on the boat': 'नाव का केबिन',
  'a safari lodge': 'सफ़ारी लॉज',
  'a tented camp with bathrooms': 'टेंट वाला कैंप, बाथरूम सहित',
  'a ryokan with hot springs': 'गर्म पानी के कुंड वाला रयोकान',
  'a traditional round hut, a bhunga': 'पारंपरिक गोल झोपड़ी (भुंगा)',
  'a merchant’s mansion that is a hotel': 'व्यापारी की हवेली, जो अब होटल है',
  'a village guest house': 'गाँव का गेस्ट हाउस',
  'an eco lodge on the bank': 'नदी किनारे इको लॉज',

  // the lines of a price
  '{people}, single room': '{people}, कमरे में अकेले',
  '{people}, double sharing': '{people}, एक कमरे में दो',
  '{people}, triple sharing': '{people}, एक कमरे में तीन',
  '{infants}, free': '{infants}, मुफ़्त',
  'Tax collected at source ({rate}), credited against your income tax':
    'स्रोत पर लिया गया टैक्स (TCS, {rate}), आपके आयकर में समायोजित होगा',
  'Private transfer on arrival': 'पहुँचने पर निजी गाड़ी',
  'Private transfer on departure': 'लौटते समय निजी गाड़ी',
  'Extra nights before': 'पहले की अतिरिक्त रातें',
  'Extra nights after': 'बाद की अतिरिक्त रातें',
  'Private guide': 'निजी गाइड',
  'Private transfer on arrival, {car}': 'पहुँचने पर निजी गाड़ी, {car}',
  'Private transfer on departure, {car}': 'लौटते समय निजी गाड़ी, {car}',
  'car for up to {n}': 'कार, {n} लोगों तक',
  'SUV for up to {n}': 'एसयूवी, {n} लोगों तक',
  'minibus for up to {n}': 'मिनीबस, {n} लोगों तक',
  '{count} × minibus for up to {n}': '{count} × मिनीबस, हर एक {n} लोगों तक',
  'Extra nights before: {nights}, {rooms}': 'पहले की अतिरिक्त रातें: {nights}, {rooms}',
  'Extra nights after: {nights}, {rooms}': 'बाद की अतिरिक्त रातें: {nights}, {rooms}',
  'Private guide, {days}': 'निजी गाइड, {days}',
  '{n} extra night before': '{n} अतिरिक्त रात पहले',
  '{n} extra nights before': '{n} अतिरिक्त रातें पहले',
  '{n} extra night after': '{n} अतिरिक्त रात बाद में',
  '{n} extra nights after': '{n} अतिरिक्त रातें बाद में',
  'Private guide ({days})': 'निजी गाइड ({days})',
  'All meals, {people}': 'सभी भोजन, {people}',
} as const;

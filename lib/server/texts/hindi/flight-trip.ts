import 'server-only';

/** A flight that is booked or about to be: its plan, terms, price and tickets, from the review to the trip's page. */
export const FLIGHT_TRIP = {
  // flights and passengers
  'Your flights': 'आपकी फ़्लाइट',
  Adult: 'वयस्क',
  Child: 'बच्चा',
  Infant: 'शिशु',
  Passenger: 'यात्री',
  Flight: 'फ़्लाइट',
  Ticket: 'टिकट',
  Tickets: 'टिकट',
  Seat: 'सीट',
  'Seat {seats}': 'सीट {seats}',
  'No seat chosen': 'कोई सीट नहीं चुनी',
  'Choose seats': 'सीटें चुनें',
  ' on {flight}': ', {flight}',
  'Meals, bags, assistance': 'खाना, सामान, सहायता',
  ', terminal {n}': ', टर्मिनल {n}',
  ', cancelled': ', रद्द',
  'at check-in': 'चेक-इन पर मिलेगी',
  '{airline} frequent flyer {number}': '{airline} फ़्रीक्वेंट फ़्लायर {number}',

  // the refund and the rules of the fare
  'Refund if you cancel everything': 'पूरी यात्रा रद्द करने पर रिफ़ंड',
  '{amount} until {when}.': '{when} तक {amount}।',
  '{amount} until {when}, less after that.': '{when} तक {amount}, उसके बाद कम।',
  'No refund if you cancel now.': 'अभी रद्द करने पर रिफ़ंड नहीं मिलेगा।',
  'Day by day': 'हर दिन का ब्योरा',
  departure: 'प्रस्थान',
  'Fare rules': 'किराए के नियम',
  'Changing the date': 'तारीख बदलने पर',
  Cancelling: 'रद्द करने पर',
  '{when}: {what}.': '{when}: {what}।',
  'Hours count to the departure of the first flight of each direction. The airline never keeps more than base fare and fuel surcharge.':
    'घंटे हर तरफ़ की पहली फ़्लाइट की उड़ान तक गिने जाते हैं। एयरलाइन मूल किराए और ईंधन सरचार्ज से ज़्यादा कभी नहीं काटती।',

  // the price
  'The price': 'कीमत',
  'What each line is': 'हर पंक्ति का मतलब',
  '{rate} % of {amount}': '{amount} का {rate}%',
  Seats: 'सीटें',
  Meals: 'खाना',
  Bags: 'बैग',
  'The airline’s price of the seats.': 'सीटों के लिए एयरलाइन की कीमत।',
  'The airline’s surcharge for fuel; of a cancelled ticket it is treated like the base fare.':
    'ईंधन के लिए एयरलाइन का सरचार्ज; टिकट रद्द होने पर इस पर मूल किराए के ही नियम लागू होते हैं।',
  'Goods and services tax of the government.': 'सरकार का वस्तु एवं सेवा कर (GST)।',
  'What the airports charge for each passenger who departs. It is refunded on every fare.':
    'हर जाने वाले यात्री पर एयरपोर्ट का शुल्क। यह हर किराए पर वापस मिलता है।',
  'The aviation security fee of the government. It is refunded on every fare.':
    'सरकार का विमानन सुरक्षा शुल्क। यह हर किराए पर वापस मिलता है।',
  'A seat chosen ahead.': 'पहले से चुनी गई सीट।',
  'A meal on board.': 'फ़्लाइट में खाना।',
  'Checked baggage beyond what the fare includes.': 'किराए में शामिल सामान से ज़्यादा चेक-इन बैग।',
  'What the airline keeps for the change.': 'बदलाव के लिए एयरलाइन का शुल्क।',
  'The new flight’s price less that of the old one.': 'नई फ़्लाइट और पुरानी फ़्लाइट की कीमत का अंतर।',
  'What came back when a part was cancelled.': 'कुछ हिस्सा रद्द करने पर वापस मिली रकम।',
  'Fees of changes, and what the fare before did not give back.': 'बदलाव के शुल्क, और पहले के किराए में से जो वापस नहीं मिला।',
  'Checked with the airline': 'एयरलाइन से पुष्टि की गई',
  'Price kept': 'कीमत तय रखी गई',

  // the confirmation
  'E-ticket': 'ई-टिकट',
  '{trip} is ticketed': '{trip} का टिकट जारी हो गया है',
  'Part of this trip is ticketed': 'इस यात्रा के कुछ हिस्से का टिकट जारी हुआ है',
  'Tell me of new times': 'समय बदलने पर सूचना पाएँ',
  'You will get a notification on this device when check-in opens, when it is near, and when its times change.':
    'चेक-इन खुलने पर, यात्रा पास आने पर और समय बदलने पर आपको इस डिवाइस पर सूचना मिलेगी।',
  'The airline is issuing the tickets': 'एयरलाइन टिकट जारी कर रही है',
  'We are asking the airline again until it answers; if it cannot ticket you, you get a full refund.':
    'जवाब मिलने तक हम एयरलाइन से पूछते रहेंगे; अगर वह टिकट जारी नहीं कर सकी, तो आपको पूरा रिफ़ंड मिलेगा।',
  'These flights are not paid yet': 'इन फ़्लाइट का भुगतान अभी नहीं हुआ है',
  'The flights could not be booked': 'फ़्लाइट बुक नहीं हो सकीं',
  'See other flights': 'दूसरी फ़्लाइट देखें',
} as const;

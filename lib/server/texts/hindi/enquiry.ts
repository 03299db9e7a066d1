import 'server-only';

/** A question to the desk, and its messages. */
export const ENQUIRY = {
  'Ask us': 'हमसे पूछें',
  'Send a question to the desk of {product}. You get a number at once and the answer by email.':
    '{product} की टीम को अपना सवाल भेजें। आपको तुरंत एक नंबर मिलेगा और जवाब ईमेल से आएगा।',
  'Your name': 'आपका नाम',
  'We answer there.': 'जवाब इसी पते पर आएगा।',
  'What it is about': 'सवाल किस बारे में है',
  'A booking': 'कोई बुकिंग',
  'A change, cancellation or refund': 'बदलाव, कैंसिलेशन या रिफ़ंड',
  'A payment or an invoice': 'भुगतान या इनवॉइस',
  'My account or my data': 'मेरा खाता या मेरा डेटा',
  'Travel for a company': 'कंपनी की यात्राएँ',
  'Something else': 'कुछ और',
  'Booking code': 'बुकिंग का कोड',
  'If it is about a booking. It is on the confirmation.': 'अगर सवाल किसी बुकिंग के बारे में है। कोड कन्फ़र्मेशन पर लिखा होता है।',
  'Your question': 'आपका सवाल',
  'Leave out card numbers and passwords: we never need them.': 'कार्ड नंबर और पासवर्ड न लिखें: हमें उनकी ज़रूरत कभी नहीं होती।',
  'Send the question': 'सवाल भेजें',
  'We have your question': 'आपका सवाल हमें मिल गया',
  'Its number is {number}. We answer by email to {email}, and have sent the number there, with a link to a page where you can add to your question.':
    'इसका नंबर {number} है। जवाब {email} पर ईमेल से आएगा। नंबर भी वहाँ भेज दिया गया है, साथ में उस पेज का लिंक जहाँ आप आगे लिख सकते हैं।',

  // its messages
  'Opening your question': 'आपका सवाल खुल रहा है',
  'This link cannot be used': 'यह लिंक काम नहीं करता',
  'This link is incomplete. Open it again from the email.': 'यह लिंक अधूरा है। इसे ईमेल से फिर खोलें।',
  'Ask a question': 'सवाल पूछें',
  'Your question {number}': 'आपका सवाल {number}',
  '{topic}, booking {code}': '{topic}, बुकिंग {code}',
  'Waiting for our answer, which comes by email.': 'हमारा जवाब अभी बाकी है; वह ईमेल से आएगा।',
  'Answered. If something is still open, write to us below.': 'जवाब दे दिया गया है। कुछ और पूछना हो, तो नीचे लिखें।',
  Messages: 'संदेश',
  You: 'आप',
  'This question has all the messages it can have.': 'इस सवाल में अब और संदेश नहीं जुड़ सकते।',
  'Ask a new question': 'नया सवाल पूछें',
  'We have your message. The answer comes by email.': 'आपका संदेश हमें मिल गया। जवाब ईमेल से आएगा।',
  'Your message': 'आपका संदेश',
  'Leave out card numbers and passwords: we never need them. This page is open until {when}.':
    'कार्ड नंबर और पासवर्ड न लिखें: हमें उनकी ज़रूरत कभी नहीं होती। यह पेज {when} तक खुला है।',
  'Send the message': 'संदेश भेजें',
} as const;

/** What the form of a question and the page of its messages refuse. */
export const ENQUIRY_MESSAGES = {
  'Enter your name.': 'अपना नाम लिखें।',
  'A name is at most 120 characters.': 'नाम ज़्यादा से ज़्यादा 120 अक्षरों का हो सकता है।',
  'Choose what it is about.': 'चुनें कि सवाल किस बारे में है।',
  'A booking code is at most 40 characters.': 'बुकिंग का कोड ज़्यादा से ज़्यादा 40 अक्षरों का हो सकता है।',
  'Write your question in a sentence or two.': 'अपना सवाल एक-दो वाक्यों में लिखें।',
  'Use at most {n} characters.': 'ज़्यादा से ज़्यादा {n} अक्षर लिखें।',
  'Write your message.': 'अपना संदेश लिखें।',
  'This enquiry has all the {n} messages it can have.': 'इस सवाल में {n} से ज़्यादा संदेश नहीं हो सकते।',
  'Ask a new question.': 'नया सवाल पूछें।',
  'This link is incomplete or has ended.': 'यह लिंक अधूरा है या इसका समय बीत चुका है।',
  'Ask a new question instead.': 'इसके बजाय नया सवाल पूछें।',
} as const;

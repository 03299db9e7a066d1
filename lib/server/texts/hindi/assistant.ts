import 'server-only';

/** The page of the assistant: its conversation, its examples and the confirmation of an action. */
export const ASSISTANT = {
  Assistant: 'असिस्टेंट',
  'Ask about your bookings, refunds and baggage, or how booking on {product} works. Nothing changes unless you confirm it.':
    'अपनी बुकिंग, रिफ़ंड और सामान के बारे में पूछें, या यह कि {product} पर बुकिंग कैसे होती है। आपकी पुष्टि के बिना कुछ नहीं बदलता।',
  'Loading the assistant': 'असिस्टेंट लोड हो रहा है',
  Conversation: 'बातचीत',
  'Ask next': 'आगे पूछें',
  'You could ask': 'आप पूछ सकते हैं',
  'Your question': 'आपका सवाल',
  'Enter sends it. Leave out card numbers and passwords.': 'एंटर दबाने पर सवाल चला जाता है। कार्ड नंबर और पासवर्ड न लिखें।',
  'Looking…': 'खोज रहे हैं…',
  Ask: 'पूछें',
  'Looking for an answer': 'जवाब खोजा जा रहा है',
  'An automatic assistant.': 'यह एक स्वचालित असिस्टेंट है।',
  'Sign in to ask about your own bookings.': 'अपनी बुकिंग के बारे में पूछने के लिए साइन इन करें।',
  'It looks only at what is yours.': 'यह सिर्फ़ आपकी अपनी जानकारी देखता है।',
  'The conversation stays in this tab and is not stored by us.': 'बातचीत इसी टैब में रहती है, हम उसे नहीं रखते।',
  'Where its own answers do not fit, a language model outside {product} gets your question, without email addresses and telephone, card, PAN and passport numbers, and the codes, titles, dates, amounts and status of your bookings that it asks for. Such answers say so.':
    'जहाँ इसके अपने जवाब काफ़ी न हों, वहाँ आपका सवाल {product} से बाहर के एक भाषा मॉडल को भेजा जाता है, बिना ईमेल पतों और फ़ोन, कार्ड, पैन और पासपोर्ट नंबरों के। मॉडल माँगे, तो उसे आपकी बुकिंग के कोड, नाम, तारीखें, रकम और स्थिति भी मिलती हैं। ऐसे जवाबों पर यह लिखा होता है।',
  'Clear the conversation': 'बातचीत मिटाएँ',
  'You asked:': 'आपने पूछा:',
  'Answer:': 'जवाब:',
  'A language model wrote this answer. It may be wrong: check it against your booking.':
    'यह जवाब एक भाषा मॉडल ने लिखा है। इसमें गलती हो सकती है: अपनी बुकिंग से मिलाकर देखें।',

  // the confirmation of an action
  'Not confirmed. Ask again to see what applies now.': 'पुष्टि नहीं की गई। अभी क्या लागू है, यह देखने के लिए फिर से पूछें।',
  'Cancelling…': 'रद्द हो रहा है…',
  'Cancelling the hold…': 'बुकिंग छोड़ी जा रही है…',
  'Cancel the hold of {title}': '{title} की रोकी गई बुकिंग छोड़ें',
  'Cancel {title} and get {amount} back': '{title} रद्द करें और {amount} वापस पाएँ',
  'Cancel {title}; no refund': '{title} रद्द करें; रिफ़ंड नहीं मिलेगा',
  '{title} is cancelled.': '{title} की बुकिंग रद्द हो गई है।',
  '{amount} is on its way back.': '{amount} वापस भेजे जा रहे हैं।',
  'Banks take 5–7 working days.': 'बैंक को 5–7 कामकाजी दिन लगते हैं।',
  'There is no refund, as its terms say.': 'शर्तों के अनुसार कोई रिफ़ंड नहीं है।',
  'The hold of {title} is cancelled.': '{title} की रोकी गई बुकिंग छोड़ दी गई है।',
  'Nothing was charged.': 'कोई रकम नहीं काटी गई।',

  // examples; `rules/evaluation-hindi.test.ts` asks them
  'When does my refund arrive?': 'मेरा रिफ़ंड कब आएगा?',
  'What do I get back if I cancel?': 'रद्द करने पर कितना रिफ़ंड मिलेगा?',
  'How much baggage can I take?': 'कितना सामान ले जा सकते हैं?',
  'Can I change the dates of my stay?': 'क्या होटल की बुकिंग की तारीखें बदली जा सकती हैं?',
  'How do I get an invoice with my GST number?': 'अपने GST नंबर वाला इनवॉइस कैसे मिलेगा?',
  'My payment failed but money was deducted': 'भुगतान नहीं हुआ, पर पैसे कट गए',
  'Where is my refund?': 'मेरा रिफ़ंड कहाँ है?',
  'When is my next trip?': 'मेरी अगली यात्रा कब है?',
  'How much do I get back if I cancel?': 'रद्द करने पर कितना रिफ़ंड मिलेगा?',
  'When can I check in?': 'चेक-इन कब कर सकते हैं?',
  'What is in my wallet?': 'मेरे वॉलेट में कितने पैसे हैं?',
  'What may I spend on a hotel in Mumbai?': 'मुंबई में होटल पर कितना खर्च कर सकते हैं?',
  'Is my request approved?': 'क्या मेरा अनुरोध मंज़ूर हो गया?',
  'What needs approval?': 'किसके लिए मंज़ूरी चाहिए?',
} as const;

/** What its form refuses. */
export const ASSISTANT_MESSAGES = {
  'Write your question.': 'अपना सवाल लिखें।',
  'Use at most {n} characters.': 'ज़्यादा से ज़्यादा {n} अक्षर लिखें।',
} as const;

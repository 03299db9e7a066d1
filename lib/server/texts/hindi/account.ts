import 'server-only';

/** Signing in and signing up, in their dialog; messages of the account on every page. */
export const ACCOUNT = {
  'This page needs JavaScript': 'इस पेज के लिए JavaScript ज़रूरी है',
  'Your session is kept in this tab, which needs JavaScript. You can search and view hotels without it.':
    'आपका साइन-इन इसी टैब में रहता है, जिसके लिए JavaScript ज़रूरी है। होटल आप उसके बिना भी खोज और देख सकते हैं।',
  'Checking your session': 'आपका साइन-इन जाँचा जा रहा है',
  'Sign in to continue': 'जारी रखने के लिए साइन इन करें',
  'This page shows what belongs to you. Sign in, and it opens right here.':
    'इस पेज पर आपकी निजी जानकारी होती है। साइन इन करें, यह यहीं खुल जाएगा।',
  'This tab is in work mode': 'यह टैब काम की यात्राओं के लिए है',
  'This page belongs to your personal account. Other tabs stay as they are, and you can switch back at any time.':
    'यह पेज आपके निजी खाते का है। दूसरे टैब वैसे ही रहेंगे, और आप कभी भी वापस बदल सकते हैं।',

  'Sign in or sign up': 'साइन इन करें या खाता बनाएँ',
  'Sign up': 'खाता बनाएँ',
  'The page behind this stays as it is.': 'पीछे का पेज वैसा ही रहेगा।',
  'Your trips, documents and wallet in one place.': 'आपकी यात्राएँ, दस्तावेज़ और वॉलेट एक ही जगह।',
  'You can search and compare without signing in.': 'खोजने और तुलना करने के लिए साइन इन ज़रूरी नहीं है।',
  'Travelling for work?': 'काम से यात्रा कर रहे हैं?',
  'Sign in with your company': 'कंपनी के खाते से साइन इन करें',
  Password: 'पासवर्ड',
  Show: 'दिखाएँ',
  Hide: 'छिपाएँ',
  password: '(पासवर्ड)',
  '10 characters or more. A few unrelated words work well.':
    '10 या ज़्यादा अक्षर। कुछ अलग-अलग शब्द मिलाकर अच्छा पासवर्ड बनता है।',
  'Signing in…': 'साइन इन हो रहा है…',
  'Signing up…': 'खाता बन रहा है…',
  'By signing up you accept the {terms}.': 'खाता बनाकर आप {terms} स्वीकार करते हैं।',
  Cancel: 'रद्द करें',

  'Forgot password?': 'पासवर्ड भूल गए?',
  'A new password': 'नया पासवर्ड',
  'Enter your email and we’ll send a reset link.': 'अपना ईमेल लिखें, हम पासवर्ड बदलने का लिंक भेजेंगे।',
  'Send me the link': 'लिंक भेजें',
  'Sending…': 'भेजा जा रहा है…',
  'If {email} has an account, we’ve sent a reset link. It works once, for 30 minutes. Nothing changes until you use it.':
    'अगर {email} पर खाता है, तो हमने पासवर्ड बदलने का लिंक भेज दिया है। वह एक बार, 30 मिनट तक काम करता है। जब तक आप उसे इस्तेमाल नहीं करते, कुछ नहीं बदलेगा।',

  'Email me a code': 'ईमेल पर कोड भेजें',
  'Sign in with a code': 'कोड से साइन इन करें',
  'We’ll email you a six-digit code. You need no password.': 'हम आपको छह अंकों का कोड ईमेल करेंगे। पासवर्ड की ज़रूरत नहीं है।',
  'Use your password': 'पासवर्ड से साइन इन करें',
  'If {email} has an account, a six-digit code is on its way there. It works once, for 10 minutes, in this browser.':
    'अगर {email} पर खाता है, तो छह अंकों का कोड वहाँ भेजा जा रहा है। वह एक बार, 10 मिनट तक, इसी ब्राउज़र में काम करता है।',
  'If this email has an account, we’ve sent another code. Only the newest one works.':
    'अगर इस ईमेल पर खाता है, तो हमने दूसरा कोड भेज दिया है। सिर्फ़ सबसे नया कोड काम करेगा।',
  'Use another email': 'दूसरा ईमेल लिखें',
  'No email after a minute? Check your spam folder.': 'एक मिनट बाद भी ईमेल नहीं आया? स्पैम फ़ोल्डर देखें।',
  'Six-digit code': 'छह अंकों का कोड',
  'Another code in {n} s': 'दूसरा कोड {n} सेकंड में',
  'Send another code': 'दूसरा कोड भेजें',
  'Check your email': 'अपना ईमेल देखें',
  'One step left: confirm your email address.': 'एक कदम बाकी है: अपने ईमेल पते की पुष्टि करें।',
  'We sent an email to {email}. Enter the six-digit code from it within 10 minutes.':
    'हमने {email} पर ईमेल भेजा है। उसमें दिया छह अंकों का कोड 10 मिनट के अंदर लिखें।',
  'We’ve sent another email. Only the newest code works.': 'हमने दूसरा ईमेल भेज दिया है। सिर्फ़ सबसे नया कोड काम करेगा।',
  'Wrong address? Change it': 'पता गलत है? बदलें',
  'If you already have an account, the email explains how to sign in.':
    'अगर आपका खाता पहले से है, तो ईमेल में लिखा है कि साइन इन कैसे करें।',

  'New password': 'नया पासवर्ड',
  'Opening the link': 'लिंक खुल रहा है',
  'Choose a new password': 'नया पासवर्ड चुनें',
  'Setting a new password signs you out on all devices.': 'नया पासवर्ड बनाने पर आप सभी डिवाइस से साइन आउट हो जाएँगे।',
  'Set the password': 'पासवर्ड सहेजें',
  'Setting…': 'सहेजा जा रहा है…',
  'Your new password is set': 'आपका नया पासवर्ड बन गया है',
  'You are signed out everywhere. Sign in with the new password.':
    'आप हर जगह से साइन आउट हो गए हैं। नए पासवर्ड से साइन इन करें।',
  'Go to sign in': 'साइन इन पर जाएँ',
  'This link no longer works': 'यह लिंक अब काम नहीं करता',
  'Links work once, for {time}. Your password has not changed. Request a new link where you sign in.':
    'लिंक एक बार, {time} तक काम करता है। आपका पासवर्ड नहीं बदला है। साइन इन करते समय नया लिंक माँगें।',
  'Finish signing up': 'खाता बनाना पूरा करें',
  'Enter the password you chose when you signed up.': 'वह पासवर्ड लिखें जो आपने खाता बनाते समय चुना था।',
  'You are signed up': 'आपका खाता बन गया है',
  'You are signed in.': 'आप साइन इन हैं।',
  'Go to my trips': 'मेरी यात्राओं पर जाएँ',
  'Go back to the start': 'शुरुआत पर वापस जाएँ',
  'You already have an account': 'आपका खाता पहले से है',
  'Links work once, for an hour, and only the newest one works. Sign up again to get a new one.':
    'लिंक एक बार, एक घंटे तक काम करता है, और सिर्फ़ सबसे नया। नया लिंक पाने के लिए फिर से खाता बनाएँ।',

  'Close this message': 'यह संदेश बंद करें',
  Message: 'सूचना',
} as const;

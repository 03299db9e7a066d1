import 'server-only';

/** The account: details, password, sessions, notifications, calendar, data; and the wallet. */
export const MY_ACCOUNT = {
  'Your account': 'आपका खाता',
  'Sign in to see your account': 'अपना खाता देखने के लिए साइन इन करें',
  'Your details, your password and where you are signed in.': 'आपकी जानकारी, पासवर्ड और साइन-इन किए गए डिवाइस।',

  // details and password
  'Your details': 'आपकी जानकारी',
  Name: 'नाम',
  'Change my details': 'जानकारी बदलें',
  'Save my details': 'जानकारी सहेजें',
  'Your details are saved.': 'आपकी जानकारी सहेज ली गई है।',
  'Your details are saved, with your new email.': 'आपकी जानकारी नए ईमेल के साथ सहेज ली गई है।',
  'A new address gets a code to confirm it, and the old one is told.':
    'नए पते पर पुष्टि का कोड आएगा, और पुराने पते पर इसकी सूचना जाएगी।',
  'Your password, to change the email': 'ईमेल बदलने के लिए आपका पासवर्ड',
  'Confirm the new email': 'नए ईमेल की पुष्टि करें',
  'Confirming…': 'पुष्टि हो रही है…',
  'Until you enter the code, your email stays as it was.': 'कोड लिखने तक आपका ईमेल वही रहेगा।',
  'Your password': 'आपका पासवर्ड',
  'A new one signs you out everywhere but here.': 'नया पासवर्ड बनाने पर आप यहाँ के अलावा हर जगह से साइन आउट हो जाएँगे।',
  'Change my password': 'पासवर्ड बदलें',
  'Set the new password': 'नया पासवर्ड सहेजें',
  'Password now': 'मौजूदा पासवर्ड',
  'Your password is changed. All other devices are signed out.':
    'आपका पासवर्ड बदल गया है। बाकी सभी डिवाइस साइन आउट हो गए हैं।',
  'Your new password is set.': 'आपका नया पासवर्ड बन गया है।',

  // sessions
  'Where you are signed in': 'आप कहाँ-कहाँ साइन इन हैं',
  'Loading your sessions': 'आपके डिवाइस लोड हो रहे हैं',
  'The list could not be loaded': 'सूची लोड नहीं हो सकी',
  'Sign out everywhere else': 'बाकी सब जगह से साइन आउट करें',
  'Signing out…': 'साइन आउट हो रहा है…',
  'You are signed out everywhere but here.': 'आप यहाँ के अलावा हर जगह से साइन आउट हो गए हैं।',
  '{device} is signed out.': '{device} साइन आउट हो गया है।',
  'Sign out {device}': '{device} से साइन आउट करें',
  'Sign out': 'साइन आउट करें',
  'This one': 'यही डिवाइस',
  'signed in {start}, last used {end}': 'साइन-इन: {start}, आखिरी बार इस्तेमाल: {end}',

  // emails that come back
  'Emails come back': 'ईमेल वापस आ रहे हैं',
  'If the address is wrong, change it below under Your details.': 'अगर पता गलत है, तो नीचे “आपकी जानकारी” में उसे बदलें।',
  'Your trips are safe, and everything about them is under My trips; until this is fixed we send this address codes and password links only.':
    'आपकी यात्राएँ सुरक्षित हैं, और उनकी सारी जानकारी “मेरी यात्राएँ” में है; जब तक यह ठीक नहीं होता, इस पते पर हम सिर्फ़ कोड और पासवर्ड के लिंक भेजेंगे।',
  'Try this address again': 'इस पते पर फिर भेजकर देखें',
  'We sent you an email. Confirmations and changes come by email again.':
    'हमने आपको ईमेल भेजा है। कन्फ़र्मेशन और बदलाव की सूचना अब फिर से ईमेल पर आएगी।',

  // the cards of travellers, events and the wallet
  'Save the people you book for and your business details, and fill booking forms with them.':
    'जिनके लिए आप बुक करते हैं उन लोगों की और अपने कारोबार की जानकारी सहेजें, और बुकिंग के फ़ॉर्म उनसे भरें।',
  'Open travellers': 'यात्री देखें',
  Events: 'कार्यक्रम',
  'Make a page for an event, send its link to whoever you invite, and see who comes.':
    'अपने कार्यक्रम का पेज बनाएँ, मेहमानों को उसका लिंक भेजें, और देखें कि कौन आ रहा है।',
  'Open your events': 'अपने कार्यक्रम देखें',
  'Your wallet': 'आपका वॉलेट',
  'Balance {amount}': 'बैलेंस {amount}',
  'Refunds and credits you can pay with.': 'रिफ़ंड और क्रेडिट, जिनसे आप भुगतान कर सकते हैं।',
  'Open wallet': 'वॉलेट देखें',

  // the wallet
  'Sign in to see your wallet': 'अपना वॉलेट देखने के लिए साइन इन करें',
  'What it holds, and what came in and went out.': 'उसमें कितनी रकम है, क्या आया और क्या गया।',
  'Your wallet could not be loaded': 'आपका वॉलेट लोड नहीं हो सका',
  'Loading your wallet': 'आपका वॉलेट लोड हो रहा है',
  Balance: 'बैलेंस',
  'Pays for stays, flights and packages you book for yourself, and for changes of them: all of the price or a part.':
    'इससे आप अपने होटल, फ़्लाइट और हॉलिडे पैकेज और उनके बदलाव का भुगतान कर सकते हैं: पूरी कीमत या उसका एक हिस्सा।',
  'Does not pay for trips of a company, and is not paid out in cash or to a bank account.':
    'इससे कंपनी की यात्राओं का भुगतान नहीं होता, और यह रकम नकद या बैंक खाते में नहीं मिलती।',
  'A refund you choose to have in your wallet is here at once. The balance does not expire.':
    'वॉलेट में लिया गया रिफ़ंड तुरंत यहाँ आ जाता है। बैलेंस की कोई समय-सीमा नहीं है।',
  History: 'लेन-देन',
  'History of your wallet': 'आपके वॉलेट का लेन-देन',
  'Nothing has come in or gone out yet.': 'अभी तक कोई लेन-देन नहीं हुआ है।',
  Date: 'तारीख',
  'Open booking': 'बुकिंग देखें',

  // notifications
  'Push reaches the devices on which you turned notifications on. Emails about a booking, a payment or a cancellation are always sent.':
    'पुश सूचनाएँ उन डिवाइस पर आती हैं जहाँ आपने सूचनाएँ चालू की हैं। बुकिंग, भुगतान और कैंसिलेशन के ईमेल हमेशा भेजे जाते हैं।',
  'Your settings could not be loaded.': 'आपकी सेटिंग लोड नहीं हो सकीं।',
  'Loading your settings': 'आपकी सेटिंग लोड हो रही हैं',
  'Notifications by channel': 'सूचनाएँ, माध्यम के अनुसार',
  About: 'किस बारे में',
  Bell: 'घंटी',
  Push: 'पुश',
  'Always sent': 'हमेशा भेजा जाता है',
  'By email only': 'सिर्फ़ ईमेल पर',
  Bookings: 'बुकिंग',
  'When a booking is confirmed': 'बुकिंग कन्फ़र्म होने पर',
  'Trip reminders': 'यात्रा की याद',
  'Five days and the day before a trip begins, and when web check-in of a flight opens':
    'यात्रा से पाँच दिन पहले और एक दिन पहले, और फ़्लाइट का वेब चेक-इन खुलने पर',
  'New flight times': 'फ़्लाइट का नया समय',
  'When an airline changes a booked flight. My trips shows it until you answer':
    'जब एयरलाइन बुक की गई फ़्लाइट का समय बदले। आपके जवाब देने तक यह “मेरी यात्राएँ” में दिखता है',
  'When a refund is paid. The email about a cancellation, with what comes back, is always sent':
    'रिफ़ंड मिलने पर। कैंसिलेशन का ईमेल, जिसमें रिफ़ंड की रकम होती है, हमेशा भेजा जाता है',
  'Lower prices': 'कीमत घटने पर',
  'When a stay that you watch costs less, or has free rooms again':
    'जब किसी सहेजे गए होटल की कीमत घटे या उसमें फिर से कमरे खाली हों',
  'The day after a stay, whether you want to review it': 'चेक-आउट के अगले दिन, समीक्षा लिखने के लिए',
  'Event messages': 'कार्यक्रम के संदेश',
  'By email about events that you host, by push also about those you come to':
    'अपने कार्यक्रमों के बारे में ईमेल पर, और जिनमें आप जा रहे हैं उनके बारे में पुश से भी',
  'Notifications on this device': 'इस डिवाइस पर सूचनाएँ',
  On: 'चालू',
  'Get a notification when a trip is approved, booked or changed, also while no page of ours is open. A notification names the trip and its dates.':
    'यात्रा मंज़ूर होने, बुक होने या बदलने पर सूचना पाएँ, साइट खुली न हो तब भी। सूचना में यात्रा का नाम और तारीखें होती हैं।',
  'Your work details are incomplete. Notifications need your name, work email and mobile number; your company’s administrator can add them.':
    'काम से जुड़ी आपकी जानकारी अधूरी है। सूचनाओं के लिए आपका नाम, काम का ईमेल और मोबाइल नंबर चाहिए; आपकी कंपनी के एडमिन उन्हें जोड़ सकते हैं।',
  'Turn on notifications': 'सूचनाएँ चालू करें',
  'Turn off notifications': 'सूचनाएँ बंद करें',
  'Turning off…': 'बंद हो रहा है…',
  'Notifications were turned off in this browser’s settings, so this device gets none.':
    'इस ब्राउज़र की सेटिंग में सूचनाएँ बंद कर दी गई हैं, इसलिए इस डिवाइस पर सूचनाएँ नहीं आएँगी।',
  'Quiet hours: notifications wait until they are over': 'शांत समय: इसके खत्म होने तक सूचनाएँ रुकी रहती हैं',
  'Quiet from': 'कब से',
  Until: 'कब तक',
  'Save quiet hours': 'शांत समय सहेजें',
  'Quiet hours saved.': 'शांत समय सहेज लिया गया है।',
  'Quiet hours are off.': 'शांत समय बंद है।',
  'They follow the clock of {zone}. Save again to use the clock of this device.':
    'यह {zone} के समय के अनुसार है। इस डिवाइस के समय के अनुसार करने के लिए फिर से सहेजें।',
  'By the clock of this device.': 'इस डिवाइस के समय के अनुसार।',
  'Notifications about a trip that begins within a day do not wait.':
    'एक दिन के अंदर शुरू होने वाली यात्रा की सूचनाएँ नहीं रुकतीं।',

  // the calendar
  'Your trips in your calendar': 'आपकी यात्राएँ आपके कैलेंडर में',
  'Subscribe once in Google Calendar, Apple Calendar or Outlook: booked trips appear there and follow every change. The calendar contains places, times and addresses, without names, codes or prices.':
    'Google Calendar, Apple Calendar या Outlook में एक बार जोड़ें: बुक की गई यात्राएँ वहाँ दिखेंगी और हर बदलाव के साथ अपडेट होंगी। कैलेंडर में जगह, समय और पता होता है; नाम, कोड और कीमत नहीं।',
  'Create a calendar address': 'कैलेंडर का पता बनाएँ',
  'Replace the address': 'नया पता बनाएँ',
  'Creating the address…': 'पता बन रहा है…',
  'Turn off': 'बंद करें',
  'Created {when}.': '{when} को बनाया गया।',
  'A calendar last read it on {day}.': 'कैलेंडर ने इसे आखिरी बार {day} को पढ़ा।',
  'No calendar has read it yet.': 'अभी तक किसी कैलेंडर ने इसे नहीं पढ़ा है।',
  'The address itself is not stored and cannot be shown again.': 'पता सहेजा नहीं जाता और दोबारा नहीं दिखाया जा सकता।',
  'If you replace it or turn it off, the earlier address stops working at once.':
    'नया पता बनाने या बंद करने पर पिछला पता तुरंत काम करना बंद कर देगा।',
  'Your private calendar address': 'आपके कैलेंडर का निजी पता',
  'It is shown only now. Whoever has it can read your trips: keep it to yourself.':
    'यह सिर्फ़ अभी दिखाया जा रहा है। जिसके पास यह पता होगा, वह आपकी यात्राएँ देख सकेगा: इसे किसी को न दें।',
  'Copy the address': 'पता कॉपी करें',
  'Open in a calendar': 'कैलेंडर में खोलें',
  'Address copied.': 'पता कॉपी हो गया।',
  'Your browser can’t copy the address. Select it and copy it by hand.':
    'आपका ब्राउज़र पता कॉपी नहीं कर सका। उसे चुनकर खुद कॉपी करें।',

  // the data, and closing the account
  'Your data': 'आपका डेटा',
  'Download everything we keep about you, or close your account. Closing deletes your details and your travellers’ details for good, except what the law requires us to keep.':
    'हमारे पास आपकी जो भी जानकारी है उसे डाउनलोड करें, या अपना खाता बंद करें। खाता बंद करने पर आपकी और आपके यात्रियों की जानकारी हमेशा के लिए मिटा दी जाती है, सिवाय उसके जिसे रखना कानूनन ज़रूरी है।',
  'Download my data': 'मेरा डेटा डाउनलोड करें',
  'Close my account': 'खाता बंद करें',
  'Download your data': 'अपना डेटा डाउनलोड करें',
  'The file holds your details, bookings, travellers’ documents, wallet and sign-ins. Enter your password to download it.':
    'फ़ाइल में आपकी जानकारी, बुकिंग, यात्रियों के दस्तावेज़, वॉलेट और साइन-इन होते हैं। डाउनलोड करने के लिए अपना पासवर्ड लिखें।',
  Download: 'डाउनलोड करें',
  'Close your account': 'अपना खाता बंद करें',
  'Checking for open bookings': 'बाकी बुकिंग देखी जा रही हैं',
  'The account cannot be closed yet:': 'खाता अभी बंद नहीं किया जा सकता:',
  'Keep my account': 'खाता बंद न करें',
  'Your details are deleted, and so are names, passports, dates of birth, contacts and requests on your bookings. Events that you host are cancelled and deleted; whoever is registered is told. You are signed out everywhere. This cannot be undone.':
    'आपकी जानकारी मिटा दी जाएगी, और आपकी बुकिंग में दिए गए नाम, पासपोर्ट, जन्मतिथियाँ, संपर्क और अनुरोध भी। आपके कार्यक्रम रद्द करके मिटा दिए जाएँगे, और उनमें आने वालों को इसकी सूचना दी जाएगी। आप हर जगह से साइन आउट हो जाएँगे। इसे वापस नहीं किया जा सकता।',
  'Your wallet holds {amount}. It cannot be paid out: closing the account gives it up.':
    'आपके वॉलेट में {amount} हैं। यह रकम निकाली नहीं जा सकती: खाता बंद करने पर आप इसे छोड़ देंगे।',
  'We keep only:': 'हम सिर्फ़ यह रखेंगे:',
  'Closing…': 'बंद हो रहा है…',
  'Close my account for good': 'खाता हमेशा के लिए बंद करें',
} as const;

/** What is said of the account: by its forms, of its devices, and in the history of the wallet. */
export const MY_ACCOUNT_MESSAGES = {
  'That password is incorrect. Nothing was changed.': 'यह पासवर्ड गलत है। कुछ नहीं बदला गया।',
  'Enter your password to change the email: it is what opens your account.':
    'ईमेल बदलने के लिए अपना पासवर्ड लिखें: आपका खाता ईमेल से ही खुलता है।',
  '{browser} on {system}': '{browser}, {system} पर',
  'A browser on {system}': '{system} पर कोई ब्राउज़र',
  'An unknown device': 'कोई अनजान डिवाइस',
  'Our emails come back: its mail server says that there is no mailbox {address}.':
    'हमारे ईमेल वापस आ रहे हैं: मेल सर्वर के अनुसार {address} नाम का कोई मेलबॉक्स नहीं है।',
  'Our emails come back: its mail server says that the mailbox {address} is switched off.':
    'हमारे ईमेल वापस आ रहे हैं: मेल सर्वर के अनुसार {address} मेलबॉक्स बंद कर दिया गया है।',
  'Our emails come back: {domain} takes no email.': 'हमारे ईमेल वापस आ रहे हैं: {domain} पर ईमेल नहीं आते।',
  'Nothing in it has changed.': 'उसमें कुछ नहीं बदला है।',
  'Part of {booking}': '{booking} का एक हिस्सा',
  'Back from {booking}': '{booking} से वापस',
  '{booking}, cancelled': '{booking}, रद्द',
  'Change of {booking}': '{booking} में बदलाव',
  'Change of dates, {booking}': 'तारीखों का बदलाव, {booking}',
  'Change of departure, {booking}': 'तारीख का बदलाव, {booking}',
  'Seats, meals and bags of {booking}': 'सीट, खाना और सामान, {booking}',
  'Payment for {booking}': '{booking} का भुगतान',
  'Choose a time such as 22:00.': 'समय इस तरह चुनें: 22:00।',
  'Choose an end other than the start.': 'खत्म होने का समय शुरू होने के समय से अलग चुनें।',
  'Your browser could not reach its push service.': 'आपका ब्राउज़र अपनी पुश सेवा तक नहीं पहुँच सका।',
  'Notifications could not be turned off.': 'सूचनाएँ बंद नहीं की जा सकीं।',

  // closing it
  'For eight financial years, the invoices and credit notes of your bookings with the names on them, because tax and company law ask for them.':
    'आठ वित्तीय वर्षों तक, आपकी बुकिंग के इनवॉइस और क्रेडिट नोट, उन पर लिखे नामों सहित, क्योंकि टैक्स और कंपनी कानून में यह ज़रूरी है।',
  'For a year, when and from where your account was used, because the law on personal data asks for it.':
    'एक साल तक, आपका खाता कब और कहाँ से इस्तेमाल हुआ, क्योंकि निजी डेटा के कानून में यह ज़रूरी है।',
  'For 30 days, to which addresses we sent you email.': '30 दिन तक, हमने आपको किन पतों पर ईमेल भेजे।',
  'Your registrations for events, until 90 days after the event. You can withdraw them on the event’s page.':
    'कार्यक्रमों में आपके नाम, कार्यक्रम के 90 दिन बाद तक। आप उन्हें कार्यक्रम के पेज पर वापस ले सकते हैं।',
  'A payment for {booking} is under way. Wait until it is settled.': '{booking} का भुगतान चल रहा है। उसके पूरा होने तक रुकें।',
  'A refund for {booking} is still on its way to you. Wait until it has arrived.':
    '{booking} का रिफ़ंड अभी आपके पास आ रहा है। उसके मिलने तक रुकें।',
  'Your stay at {hotel} is not over. Cancel it, or come back after it.':
    '{hotel} की आपकी बुकिंग अभी पूरी नहीं हुई है। उसे रद्द करें, या उसके बाद आएँ।',
  'A room at {hotel} is held for you. Cancel the hold first.': '{hotel} में आपके लिए कमरा रोका गया है। पहले उसे छोड़ दें।',
  'Your trip {trip} is not over. Cancel it, or come back after it.':
    'आपकी यात्रा {trip} अभी पूरी नहीं हुई है। उसे रद्द करें, या उसके बाद आएँ।',
  'Your booking of {trip} is not paid yet. Cancel its hold first.':
    '{trip} की आपकी बुकिंग का भुगतान बाकी है। पहले उसे छोड़ दें।',
  'Your package {package} is not over. Cancel it, or come back after it.':
    'आपका हॉलिडे पैकेज {package} अभी पूरा नहीं हुआ है। उसे रद्द करें, या उसके बाद आएँ।',
  'Places on {package} are held for you. Cancel the hold first.': '{package} में आपके लिए जगहें रोकी गई हैं। पहले उन्हें छोड़ दें।',
  'Your account was not closed.': 'आपका खाता बंद नहीं किया गया।',
  'Your wallet holds {amount}. It can be spent on a trip but not paid out; confirm that you give it up, or spend it first.':
    'आपके वॉलेट में {amount} हैं। इन्हें यात्रा पर खर्च किया जा सकता है, पर निकाला नहीं जा सकता; पुष्टि करें कि आप इन्हें छोड़ रहे हैं, या पहले खर्च करें।',
  'Your wallet is empty, so there is nothing to give up. Look at the terms again.':
    'आपका वॉलेट खाली है, इसलिए छोड़ने के लिए कुछ नहीं है। शर्तें फिर से देखें।',
} as const;

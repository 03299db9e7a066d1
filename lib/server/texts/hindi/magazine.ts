import 'server-only';

/** What surrounds the posts of the magazine; the posts themselves are files: `features/blogs/data/posts/*.hi.mdx`. */
export const MAGAZINE = {
  'Booking well in India': 'भारत में समझदारी से बुकिंग',
  'Short articles on refunds, taxes, trains and travel documents. Every rule names its source and its date.':
    'रिफ़ंड, टैक्स, ट्रेन और यात्रा के दस्तावेज़ों पर छोटे लेख। हर नियम के साथ उसका स्रोत और तारीख।',
  'Follow by RSS': 'RSS से नए लेख पाएँ (अंग्रेज़ी में)',
  '{author}, {published}, {minutes} min read': '{author}, {published}, पढ़ने का समय {minutes} मिनट',
  '{author}, {published}, checked again {updated}, {minutes} min read':
    '{author}, {published}, दोबारा जाँचा गया {updated}, पढ़ने का समय {minutes} मिनट',
  '{product} editors': '{product} की संपादकीय टीम',
  'The people who write the terms, the help and this magazine of {product}.':
    '{product} की शर्तें, सहायता और यह पत्रिका यही टीम लिखती है।',
  'This is general information, not tax or legal advice.': 'यह सामान्य जानकारी है, टैक्स या कानून की सलाह नहीं।',
  Sources: 'स्रोत',
  'read in Nov 2026': 'नवंबर 2026 में पढ़ा गया',
  'without a date, read in November 2026': 'बिना तारीख, नवंबर 2026 में पढ़ा गया',
  'Read next': 'आगे पढ़ें',

  // stays of its places
  'Stays for {dates}': 'होटल, {dates}',
  '{stays} with rooms': '{stays}, कमरे उपलब्ध',
  'Two adults in one room, taxes and fees included. Today’s prices.': 'एक कमरे में दो वयस्क, टैक्स और शुल्क सहित। आज की कीमतें।',
} as const;

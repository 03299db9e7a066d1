import { LINK_MINUTES } from '#lib/shared/one-time-codes.ts';
import { t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';

type Topic = { id: string; title: string; questions: readonly { question: string; answer: string }[] };

/** Questions of the help page, by topic. Each answer describes the product with the labels of its screens. @texts */
const ANSWERS: readonly Topic[] = [
  {
    id: 'booking',
    title: 'Booking and paying',
    questions: [
      {
        question: 'Is the price I see the price I pay?',
        answer:
          'Yes. Every price includes taxes and fees. If the hotel or airline changes it before you pay, you see the old and the new price and decide whether to go on.',
      },
      {
        question: 'Can I book different rooms together?',
        answer:
          'Yes. Search two or more rooms, open a hotel and press Choose rooms one by one: each room has its own type, rate and cancellation terms, and you pay once. You can cancel one of them later and keep the others.',
      },
      {
        question: 'How long is my room or seat held?',
        answer:
          'Until the time shown on the review page. Nothing is charged for a hold, and it ends automatically. Some airlines hold no seats: the review says so, and the seats are yours when you pay. You find the booking in My trips if you leave the page.',
      },
      {
        question: 'I closed the page while paying. What happened to my money?',
        answer:
          'Look in My trips: it shows what is true now. If the payment arrived, the booking is confirmed and we email you. If it was not completed, nothing was charged.',
      },
      {
        question: 'The hotel could not confirm after I paid.',
        answer:
          'Everything you paid goes back the way you paid, without you having to ask. Banks take 5–7 working days.',
      },
      {
        question: 'How do I get an invoice with my GST number?',
        answer:
          'Give the GSTIN on the review page before you pay. The invoice is with your booking as soon as it is confirmed.',
      },
    ],
  },
  {
    id: 'changes',
    title: 'Changes and refunds',
    questions: [
      {
        question: 'What do I get back if I cancel?',
        answer:
          'The refund curve on the hotel page, the review and your booking shows the amount for each moment. Before you confirm a cancellation you see it to the rupee.',
      },
      {
        question: 'When does my refund arrive?',
        answer:
          'We send it at once. Banks take 5–7 working days. If you choose your wallet instead, the money is there at once.',
      },
      {
        question: 'Can I cancel for one traveller only?',
        answer:
          'On a flight, yes: open the booking, choose Cancel all or part, and select who and which flights. Of a stay or a holiday package with several rooms you can cancel one room.',
      },
      {
        question: 'Can I move my flight to another day?',
        answer:
          'If the fare allows it: open the booking and choose Change the date. You see the price difference and the airline’s fee before you pay.',
      },
      {
        question: 'What does cancelling a holiday package cost?',
        answer:
          'Nothing until 30 days before the group meets, a quarter of the price until 15 days, half until 7 days, and all of it after that. The package’s page and your booking show the dates and amounts.',
      },
      {
        question: 'Can I change the departure of my holiday package?',
        answer:
          'Yes, until seven days before the group meets: open the booking and choose Change departure. It costs what cancelling costs on that day, so nothing until 30 days before the group meets. You see the difference in price before anything changes.',
      },
      {
        question: 'Can I change the dates of my stay?',
        answer:
          'If its rate allows it: open the booking and choose Change dates. You see the difference in price before anything changes.',
      },
      {
        question: 'Who writes the reviews of hotels?',
        answer:
          'Guests who booked here and stayed, once for each stay and within 90 days after check-out: open the trip in My trips and press Write a review. We read reviews with addresses or telephone numbers before they are published, and those that somebody reports. No hotel can buy or remove one.',
      },
      {
        question: 'The airline changed my times.',
        answer: 'We email you and mark the trip in My trips. You can accept the new times or cancel free of charge.',
      },
    ],
  },
  {
    id: 'account',
    title: 'Account and privacy',
    questions: [
      {
        question: 'I forgot my password.',
        answer: 'Choose Forgot password? when you sign in. We email you a link that works once, for {time}.',
      },
      {
        question: 'Someone else may be using my account.',
        answer:
          'Open your account, look at where you are signed in, choose Sign out everywhere else and change your password.',
      },
      {
        question: 'How do I delete my account?',
        answer:
          'Open your account and choose Close my account. You see what is deleted, and what a law makes us keep, before you confirm.',
      },
      {
        question: 'Can I make a page for a wedding or a reunion?',
        answer:
          'Yes. Open Your account, Events, and press Host an event. Whoever you send the link to can register, and you see their names, how many they are and their days. The page is in no list.',
      },
    ],
  },
  {
    id: 'companies',
    title: 'For companies',
    questions: [
      {
        question: 'Why can I not book this at work?',
        answer:
          'Each offer says which rule of your company’s policy it breaks, and the smallest change that would be in policy. You can also request approval with a reason.',
      },
      {
        question: 'What happens while I wait for approval?',
        answer:
          'The room or seats are held as long as the hotel or airline allows, and your approvers see that deadline. Where they are not held for long enough, you ask for approval up to a price. You are told by email and in Approvals when they decide.',
      },
    ],
  },
];

/** The questions of the help page with their answers, by topic, in the language of the page. */
export const helpTopics = (): Topic[] =>
  ANSWERS.map(({ id, title, questions }) => ({
    id,
    title: t(title),
    questions: questions.map(({ question, answer }) => ({
      question: t(question),
      answer: t(answer, { time: counted(LINK_MINUTES, 'minute') }),
    })),
  }));

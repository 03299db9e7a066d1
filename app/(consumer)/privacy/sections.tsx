import Link from 'next/link';
import { routes } from '#lib/shared/routes.ts';
import { Contact } from '../legal/contact.tsx';
import type { Section } from '../legal/legal-page.tsx';
import { MapRecipient, ModelRecipient, PushRecipient } from './recipients.tsx';
/**
 * The privacy notice. Its periods are those of the retention table in docs/operations.md; the erasure tests enforce
 * what it says about data.
 */
export const SECTIONS: readonly Section[] = [
  {
    id: 'what',
    title: 'What we keep, and what for',
    content: (
      <ul>
        <li>
          <strong>Your account:</strong> name, email address and mobile number, and your password in a form that cannot
          be read. To let you sign in and to reach you about your trips.
        </li>
        <li>
          <strong>Your bookings:</strong> who travels, when and where, what you asked the hotel, airline or tour
          operator for, and GST details if you give them. To make the booking and its documents.
        </li>
        <li>
          <strong>Travel documents:</strong> passport details, birth dates and PAN, only where a flight, a hotel or a
          law asks for them.
        </li>
        <li>
          <strong>Saved travellers:</strong> names, passports, preferred meals and seats, frequent-flyer numbers and
          emergency contacts, only if you save them. To fill your booking forms. Emergency contacts are shown to you
          alone.
        </li>
        <li>
          <strong>Guests of a company’s trip:</strong> the name and email address of a guest whom an employee asks for
          details, and what the guest enters by the link. For that trip alone.
        </li>
        <li>
          <strong>Saved stays:</strong> hotel, dates, guests with the ages of children, and the price when you saved
          them. To show you prices, and to tell you when one falls if you ask for it.
        </li>
        <li>
          <strong>Your reviews:</strong> what you write about a stay and the scores you give it. Everybody can read it
          on the page of the hotel, with your first name and initial or without a name, as you choose.
        </li>
        <li>
          <strong>Events:</strong> what you write about an event that you host, which whoever has its link reads with
          your first name and initial; and, where you register for one or wait for a place, your name, email, days and
          companions. What you write to the others there they read with your first name and initial.
        </li>
        <li>
          <strong>Notifications and calendar:</strong> the address at which your browser receives push messages, your
          quiet hours, and when your calendar address was last read. To send what you turned on.
        </li>
        <li>
          <strong>Payments:</strong> amounts, times and the way you paid. Card numbers go to the payment gateway and
          never reach us.
        </li>
        <li>
          <strong>Your questions to us:</strong> name, email address and what you wrote, also in replies to our emails.
          To answer; deleted 90 days after the last message.
        </li>
        <li>
          <strong>Use of the account:</strong> when, from which network address and browser someone signed in or changed
          something. To find misuse.
        </li>
      </ul>
    ),
  },
  {
    id: 'who',
    title: 'Who receives it',
    content: (
      <>
        <p>
          The hotel, airline or tour operator you book, with what it needs for your booking; the payment gateway, for
          your payment; your company, for trips you make for it; the host, when you register for an event or wait for a
          place: of one that a traveller hosts, your name, how many you are and your days, and not your email.
        </p>
        <ModelRecipient />
        <PushRecipient />
        <MapRecipient />
        <p>
          Nobody else. What you ask the assistant is not kept by us. There is no advertising here, no tracking, and no
          script from another company on any page, and no other picture. We do not sell data.
        </p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long',
    content: (
      <ul>
        <li>Account, bookings and travel documents: until you close your account, then deleted at once.</li>
        <li>Travel documents of trips for a company: 30 days after the trip.</li>
        <li>Prices you looked at and holds that ended unpaid: 30 days.</li>
        <li>Invoices and credit notes: eight financial years after the year of issue, as company and tax law ask.</li>
        <li>When and from where the account was used: 366 days, as data protection law asks.</li>
        <li>Addresses of emails we sent: 30 days.</li>
        <li>
          Registrations for events, what you write there and events you host: 90 days after the event, or until the
          host’s account is closed. Places on waiting lists: until registration closes, or until you leave the list or
          close your account.
        </li>
        <li>Your reviews of stays: until you delete them or close your account.</li>
        <li>Saved stays: two days after check-in, or until you remove them.</li>
        <li>What is in your cart: two days after it would have begun, or until you book or remove it.</li>
        <li>
          Push messages to a browser and a calendar address: 90 days after their last use, or until you turn them off.
        </li>
        <li>What your company’s policy decided about your searches: 90 days.</li>
      </ul>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and browser storage',
    content: (
      <>
        <p>Four cookies, each needed for what you ask for:</p>
        <ul>
          <li>the light or dark theme, once you have chosen one;</li>
          <li>the currency shown beside rupees, once you have chosen one;</li>
          <li>the language, once you have chosen one here or in your account;</li>
          <li>
            a device mark after you sign in, so that your own device is not slowed down when others guess passwords.
          </li>
        </ul>
        <p>
          Who is signed in in a tab, accounts you used in the last seven days, drafts of forms, your last searches and a
          cart that you began without signing in are stored in your browser and removed when you log out, close the tab
          or delete them. Booked trips are stored there too, with the emergency contacts of those who travel, for
          reading without a connection: for seven days at most, and removed when you log out or someone else signs in.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    content: (
      <>
        <p>
          In <Link href={routes.account()}>your account</Link> you can see and correct your details, download everything
          we keep about you, and close the account. What is kept after that for a law is listed there before you
          confirm.
        </p>
        <p>
          You may also ask us, or complain to the officer named below. If that does not help, you can turn to the Data
          Protection Board of India (Digital Personal Data Protection Act, 2023).
        </p>
      </>
    ),
  },
  { id: 'contact', title: 'Contact', content: <Contact /> },
];

import { PRODUCT } from '#lib/shared/product.ts';
import { Contact } from '../legal/contact.tsx';
import type { Section } from '../legal/legal-page.tsx';

/** The terms of use by section. They promise what the product does: change both together. */
export const SECTIONS: readonly Section[] = [
  {
    id: 'what-we-do',
    title: 'What we do',
    content: (
      <>
        <p>
          {PRODUCT.name} finds, holds and books stays, flights and holiday packages for you. The room is provided by the
          hotel, the flight by the airline and the package by the tour operator that your booking names. The hotel’s
          house rules and the airline’s conditions of carriage apply to you as well.
        </p>
        <p>
          You must be 18 or older to book. If you book for others, you need their consent, and they are bound by the
          same terms of the hotel, airline or tour operator.
        </p>
      </>
    ),
  },
  {
    id: 'prices',
    title: 'Prices',
    content: (
      <>
        <p>
          Every price is the total you pay, with taxes and fees, in Indian rupees. If a hotel, an airline or a tour
          operator changes the price or the cancellation terms before you pay, we show you both versions and go on only
          when you accept the new one.
        </p>
        <p>
          The price of a package outside India includes tax collected at source, which is credited against the income
          tax of the person who pays. We ask for that person’s PAN. When the package is cancelled, the tax comes back in
          the same part as the price.
        </p>
        <p>Your booking shows every price it has had and why it changed.</p>
      </>
    ),
  },
  {
    id: 'booking',
    title: 'Holding and paying',
    content: (
      <>
        <p>
          While you fill in the names, the room, the seats or your places in the group are held for you until the time
          shown. Nothing is charged for a hold. When the time is over, the hold ends automatically. Some airlines hold
          no seats: we then keep the price until the time shown, and the seats are yours when you pay.
        </p>
        <p>
          A booking is made when the hotel, the airline or the tour operator has confirmed it, and we send you the
          confirmation by email. If it cannot be confirmed after you have paid, everything you paid goes back the way
          you paid it.
        </p>
        <p>
          Do not hold what you do not mean to book. There is a limit to how much one person, company or network can hold
          at a time.
        </p>
      </>
    ),
  },
  {
    id: 'cancelling',
    title: 'Changes, cancellations and refunds',
    content: (
      <>
        <p>
          The cancellation terms are shown before you pay, as a curve with dates and amounts, and stay with your
          booking. They never get worse after you have paid, unless you change the booking and accept new ones.
        </p>
        <p>
          Before you cancel you see the refund to the rupee and where it goes. We send refunds at once; banks take 5–7
          working days. A refund that you choose to have in your wallet is there at once.
        </p>
        <p>
          You can move a stay to other dates, a flight to another flight and a package to another departure where their
          terms allow it. Before you confirm, you see the difference in price and what the change costs. What you booked
          stays valid until the change is paid and confirmed.
        </p>
        <p>If an airline changes the times of your flight, you may accept the new times or cancel free of charge.</p>
      </>
    ),
  },
  {
    id: 'wallet',
    title: 'Wallet',
    content: (
      <p>
        The balance in your wallet pays for stays, flights and packages here and does not expire. Every amount that
        comes in or goes out is listed with its booking. A refund goes there only if you choose it. Money in the wallet
        cannot be paid out: if you close your account, you give up what is left, and we ask you before.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    content: (
      <>
        <p>
          Give your own email address and keep your password to yourself. You can see where you are signed in and sign
          out everywhere. Tell us if someone else has used your account.
        </p>
        <p>You can close your account when nothing in it is open: no trip ahead, no payment or refund under way.</p>
      </>
    ),
  },
  {
    id: 'companies',
    title: 'Trips for a company',
    content: (
      <p>
        If you travel for a company, its travel policy and its approvers decide what can be booked, and the people it
        has authorised see these trips. The company pays, and its agreement with us comes before these terms.
      </p>
    ),
  },
  {
    id: 'reviews',
    title: 'Reviews',
    content: (
      <>
        <p>
          You can review a stay that you booked here, once and within 90 days after check-out. The words stay yours; we
          show them on the page of the hotel until you delete them or close your account. You can change a review for 30
          days after you wrote it, unless the hotel has answered it.
        </p>
        <p>
          Write about your own stay. A review must not insult, advertise, or name or describe private people. We read
          reviews that hold addresses or telephone numbers before they are published, and those that are reported. If we
          refuse one, we tell you why. A bad score is no reason, and no hotel can pay for a review or for its removal.
        </p>
      </>
    ),
  },
  {
    id: 'events',
    title: 'Events that you host',
    content: (
      <>
        <p>
          You can make a page for an event of your own. Whoever has its link can open it and register; we do not check
          events, take no money for them and are no party to them. The words stay yours.
        </p>
        <p>
          Host only what you really hold. Do not advertise, ask for money or documents, or pretend to be someone else.
          Use the names of whoever registers for this event only. We remove an event that breaks this, tell you why, and
          tell whoever is registered that it is cancelled; you can then make no other.
        </p>
      </>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    content: (
      <p>
        Do not book under a false name, test other people’s cards or passwords, copy our prices by machine, or try to
        disturb the service. We may refuse the requests of whoever does so, or close their account.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    content: (
      <>
        <p>
          We answer for doing our own work with care: showing what hotels, airlines and tour operators have told us,
          holding, booking and refunding as promised. Nothing here takes away a right that a law gives you, such as the
          Consumer Protection Act, 2019. Indian law applies.
        </p>
        <p>
          When these terms change, the new ones hold for what you book from then on. A booking keeps the terms it was
          made with; write to us for an earlier version.
        </p>
      </>
    ),
  },
  { id: 'contact', title: 'Contact and complaints', content: <Contact /> },
];

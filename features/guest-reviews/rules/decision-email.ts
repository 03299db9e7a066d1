import type { EmailParts } from '#lib/shared/email-parts.ts';
import { t } from '#lib/shared/texts.ts';

type Decided = {
  firstName: string;
  /** Name of the hotel. */
  hotel: string;
  /** Why it was refused, in the words of staff; null where it is published. */
  refusal: string | null;
  /** The page of the review. */
  link: string;
};

/** The email that tells a writer what staff decided about their review. */
export const decisionEmail = ({ firstName, hotel, refusal, link }: Decided): EmailParts =>
  refusal === null
    ? {
        subject: t('Your review of {hotel} is published', { hotel }),
        name: firstName,
        parts: [
          t('We have read your review of {hotel}, and it is now on the page of the hotel.', { hotel }),
          { button: t('See your review'), url: link },
        ],
      }
    : {
        subject: t('Your review of {hotel} is not published', { hotel }),
        name: firstName,
        parts: [
          t('We have read your review of {hotel} and do not publish it. The reason:', { hotel }),
          refusal,
          t('You can change it, and then we read it again, or delete it.'),
          { button: t('See your review'), url: link },
        ],
      };

import { peopleOfRooms } from '#lib/shared/stay-shape.ts';
import type { ChangingForm } from '#lib/client/use-form.ts';
import type { FlightBooking, GuestAnswer, StayBooking } from '../../contract.ts';
import { byCategory } from '../../rules/category.ts';
import { roomOfPlace } from '../../rules/guest-links.ts';
import type { TravellersValues } from '../flights/review/traveller-values.ts';
import type { GuestFormValues } from '../review/guest-values.ts';

export type AskGuestsProps =
  | { booking: StayBooking; form?: ChangingForm<GuestFormValues> }
  | { booking: FlightBooking; form?: ChangingForm<TravellersValues> };

/** A form with places for people: what is typed at one, and how answers of guests are filled in. */
export type Filling = {
  isEmpty: (place: number) => boolean;
  has: (place: number, given: GuestAnswer) => boolean;
  fill: (answers: readonly { place: number; given: GuestAnswer }[]) => void;
};

/** The form of a review as answers of guests fill it; null on pages without one. */
export function fillingOf(props: AskGuestsProps): Filling | null {
  const { booking, form } = props;
  if (!form) return null;
  return byCategory<typeof booking, Filling>(booking, {
    hotel: ({ stay }) => stayFilling(form as ChangingForm<GuestFormValues>, peopleOfRooms(stay.rooms)),
    flight: () => flightFilling(form as ChangingForm<TravellersValues>),
  });
}

type Names = { title: string; firstName: string; lastName: string };
const same = (one: Names, other: Names): boolean =>
  one.title === other.title && one.firstName.trim() === other.firstName && one.lastName.trim() === other.lastName;
const unnamed = ({ firstName, lastName }: Names): boolean => !firstName.trim() && !lastName.trim();

function stayFilling({ values, change }: ChangingForm<GuestFormValues>, people: readonly number[]): Filling {
  const typedAt = (place: number) => {
    const found = roomOfPlace(people, place);
    const lead = found && values.guests[found.room];
    return (found?.at ? lead?.others[found.at - 1] : lead) ?? null;
  };
  return {
    isEmpty: (place) => unnamed(typedAt(place) ?? { title: '', firstName: '', lastName: '' }),
    has: (place, given) => same(typedAt(place) ?? { title: '', firstName: '', lastName: '' }, given),
    fill: (answers) => {
      const guests = values.guests.map((lead) => ({ ...lead, others: [...lead.others] }));
      for (const { place, given } of answers) {
        const found = roomOfPlace(people, place);
        const lead = found && guests[found.room];
        if (!found || !lead) continue;
        const { title, firstName, lastName } = given;
        if (found.at) lead.others[found.at - 1] = { title, firstName, lastName };
        else Object.assign(lead, { title, firstName, lastName });
      }
      change({ guests });
    },
  };
}

function flightFilling({ values, change }: ChangingForm<TravellersValues>): Filling {
  return {
    isEmpty: (place) => {
      const typed = values.passengers[place];
      return !typed || (unnamed(typed) && !typed.born && !typed.passportNumber);
    },
    has: (place, given) => {
      const typed = values.passengers[place];
      return Boolean(
        typed &&
        same(typed, given) &&
        typed.born === (given.born ?? '') &&
        typed.passportNumber.trim().toUpperCase() === (given.passport?.number ?? '') &&
        typed.passportExpires === (given.passport?.expires ?? '') &&
        (given.frequentFlyer ?? []).every(({ airline, number }) => typed.frequentFlyer[airline] === number),
      );
    },
    fill: (answers) =>
      change({
        passengers: values.passengers.map((typed, at) => {
          const given = answers.find(({ place }) => place === at)?.given;
          if (!given) return typed;
          const { title, firstName, lastName, born, passport, frequentFlyer = [] } = given;
          return {
            ...typed,
            title,
            firstName,
            lastName,
            born: born ?? '',
            passportNumber: passport?.number ?? '',
            passportExpires: passport?.expires ?? '',
            nationality: passport?.nationality ?? typed.nationality,
            frequentFlyer: {
              ...typed.frequentFlyer,
              ...Object.fromEntries(frequentFlyer.map(({ airline, number }) => [airline, number])),
            },
          };
        }),
      }),
  };
}

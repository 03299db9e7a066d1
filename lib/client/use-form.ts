import { useState, type ChangeEvent, type Dispatch, type SetStateAction, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from '#lib/shared/errors.ts';
import { apiFailure } from './api-failure.ts';
import { focusInvalid } from './focus-invalid.ts';

/**
 * The name of a field in what a form holds: `email`, `guests.0.firstName`, `fields.project`. Of a form that holds one of
 * several, such as the request for a car or for a train: the fields of each.
 */
export type FieldName<Values> = Values extends unknown
  ? {
      [Key in keyof Values & string]: Values[Key] extends string | boolean | number
        ? Key
        : Values[Key] extends readonly string[]
          ? Key | `${Key}.${number}`
          : Values[Key] extends readonly (infer One)[]
            ? `${Key}.${number}.${FieldName<One>}`
            : `${Key}.${FieldName<Values[Key]>}`;
    }[keyof Values & string]
  : never;

type Typing = {
  name: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
};

/** A form as its parts see it. Spread `field` on a labelled field, `check` on a checkbox. */
export type Form<Values, Name extends string = FieldName<Values>> = {
  values: Values;
  field: (name: Name) => Typing & { value: string; error: string | undefined };
  check: (name: Name) => Typing & { checked: boolean };
};

/** A form whose parts also fill in what is not typed. Messages of what is filled in go. */
export type ChangingForm<Values> = Form<Values> & { change: (part: Partial<Values>) => void };

/**
 * Sends what is typed. Gives what is wrong by field: the names of the form, or whatever `nameOf` turns into them. What it
 * throws is shown as `refusalOf` reads it.
 */
export type Send<Values> = (values: Values) => Promise<FieldErrors | void>;

export type SentForm<Values> = ChangingForm<Values> & {
  /** From the press to the answer; a second press meanwhile does nothing. */
  sending: boolean;
  /** The first thing wrong that stands beside no field of the form; empty when there is none. */
  problem: string;
  /** What is wrong with a field that is no line of text: a set of days, a choice. */
  errorOf: (name: string) => string | undefined;
  /** Removes all messages. */
  clear: () => void;
  /** Answers a form's `onSubmit`, or a button's `onClick`: sends what is typed, shows what is wrong and goes to the first of it. */
  submit: (send: Send<Values>) => (event: SyntheticEvent<HTMLFormElement | HTMLButtonElement>) => void;
};

/**
 * What the server refused, as a form shows it: beside its fields, or as a whole. The form does not check what is typed
 * itself, so that its page needs no schemas.
 */
export function refusalOf(error: unknown): FieldErrors {
  const { fields, message } = apiFailure(error);
  return Object.keys(fields).length ? fields : { '': message };
}

/** What a server refused, as a send gives it: its fields, and what it said of the whole. */
export function refusedFields(error: unknown): FieldErrors {
  const { fields, message } = apiFailure(error);
  return { ...fields, '': message };
}

/** What is typed into a form, held as it is sent. A message stands beside its field until the field is typed in again. */
export function useForm<Values extends object>(
  start: () => Values,
  nameOf?: NameOf,
): SentForm<Values> & { /** Begins anew. */ reset: () => void } {
  const [values, setValues] = useState(start);
  const form = useFormOver(values, setValues, nameOf);
  const reset = () => {
    setValues(start);
    form.clear();
  };
  return { ...form, reset };
}

/** The name in the form of a path that the server refused. */
export type NameOf = (path: string) => string;

/**
 * A form over values that are held elsewhere (`use-draft-form.ts`). Takes the values, what sets them, and how the server's
 * paths are called in the form.
 */
export function useFormOver<Values extends object>(
  values: Values,
  setValues: Dispatch<SetStateAction<Values>>,
  nameOf: NameOf = (path) => path,
): SentForm<Values> {
  const [problems, setProblems] = useState<FieldErrors>({});
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(false);

  /** A name takes with it what lies below: `guests` the messages of each guest. */
  const clearProblems = (names: readonly string[]) =>
    setProblems((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([path]) => !names.some((name) => path === name || path.startsWith(`${name}.`))),
      ),
    );
  const typing = (name: string): Typing => ({
    name,
    onChange: ({ target }) => {
      const value = target.type === 'checkbox' ? (target as HTMLInputElement).checked : target.value;
      setValues((before) => withValue(before, name.split('.'), value));
      clearProblems([name]);
    },
  });
  const show = (form: HTMLFormElement | null, wrong: FieldErrors) => {
    const named = Object.entries(wrong).map(([path, message]) => [nameOf(path), message] as const);
    flushSync(() => {
      setSending(false);
      setProblems(Object.fromEntries(named));
      setProblem(named.find(([name]) => !form?.elements.namedItem(name))?.[1] ?? '');
    });
    focusInvalid(form);
  };
  const clear = () => {
    setProblems({});
    setProblem('');
  };
  const submit = (send: Send<Values>) => (event: SyntheticEvent<HTMLFormElement | HTMLButtonElement>) => {
    event.preventDefault();
    if (sending) return;
    const from = event.currentTarget;
    const form = from instanceof HTMLFormElement ? from : from.form;
    setSending(true);
    clear();
    void send(values)
      .catch(refusalOf)
      .then((wrong) => show(form, wrong ?? {}));
  };
  return {
    values,
    sending,
    problem,
    submit,
    errorOf: (name) => problems[name],
    change: (part) => {
      setValues((before) => ({ ...before, ...part }));
      clearProblems(Object.keys(part));
    },
    clear,
    field: (name) => ({ ...typing(name), value: textAt(values, name), error: problems[name] }),
    check: (name) => ({ ...typing(name), checked: valueAt(values, name) === true }),
  };
}

const valueAt = (values: unknown, name: string): unknown =>
  name.split('.').reduce((part, key) => (part as Record<string, unknown> | undefined)?.[key], values);

function textAt(values: unknown, name: string): string {
  const value = valueAt(values, name);
  return typeof value === 'string' ? value : '';
}

/** The same values but for the one at a path. */
function withValue<Part>(part: Part, [key = '', ...rest]: readonly string[], value: string | boolean): Part {
  const copy = (Array.isArray(part) ? [...(part as unknown[])] : { ...part }) as Record<string, unknown>;
  copy[key] = rest.length ? withValue(copy[key], rest, value) : value;
  return copy as Part;
}

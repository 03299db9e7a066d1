import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { apiFailure } from './api-failure.ts';

/**
 * A search by one typed key, for `FindForm`: spread `form` on it, show `message` below, then what was found as `data`.
 * What is typed stays in this tab and is sent by `find`, which takes the key; an error of the field `key` stands at it.
 */
export function useFind<Found>(find: (key: string) => Promise<Found>) {
  const [value, setValue] = useState('');
  const { mutate, data, error, isPending } = useMutation({ mutationFn: find });
  const failure = error ? apiFailure(error) : null;
  return {
    form: {
      value,
      onValue: setValue,
      onFind: () => mutate(value),
      busy: isPending,
      error: failure?.fields.key,
    },
    message: failure && !failure.fields.key ? failure.message : undefined,
    data,
  };
}

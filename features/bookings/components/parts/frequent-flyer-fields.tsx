import type { ComponentProps } from 'react';
import { TextField } from '#components/ui/text-field.tsx';

type Field = Pick<ComponentProps<typeof TextField>, 'name' | 'onChange' | 'value' | 'error'>;

/** A traveller's frequent-flyer number with each booked airline that has a programme. `fieldOf`: by the airline's code. */
export const FrequentFlyerFields = ({
  programmes,
  fieldOf,
}: {
  programmes: readonly { code: string; name: string }[];
  fieldOf: (code: string) => Field;
}) =>
  programmes.map(({ code, name }) => (
    <TextField
      key={code}
      label={`${name} frequent-flyer number`}
      optional
      autoCapitalize="characters"
      spellCheck={false}
      autoComplete="off"
      {...fieldOf(code)}
    />
  ));

import type { ComponentProps } from 'react';
import { TextField } from '#components/ui/text-field.tsx';
import { t } from '#lib/shared/texts.ts';

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
      label={t('{airline} frequent-flyer number', { airline: name })}
      optional
      autoCapitalize="characters"
      spellCheck={false}
      autoComplete="off"
      {...fieldOf(code)}
    />
  ));

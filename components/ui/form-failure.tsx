import { FieldError } from '#components/ui/field.tsx';

/** What the server said about the form as a whole, over its button; read out when it comes. */
export function FormFailure({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      <FieldError>{message}</FieldError>
    </div>
  );
}

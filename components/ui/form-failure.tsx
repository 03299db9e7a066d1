import { FieldError } from '#components/ui/field.tsx';

/** The server's error about the form as a whole, above its button; announced when it appears. */
export function FormFailure({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      <FieldError>{message}</FieldError>
    </div>
  );
}

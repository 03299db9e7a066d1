/**
 * A value built when first asked for and kept from then on; an error is thrown to the caller and the next one builds
 * again. A promise is kept as it is, also a rejected one. For what takes long to build and not every process needs.
 */
export function lazy<Value>(build: () => Value): () => Value {
  let built: { value: Value } | undefined;
  return () => (built ??= { value: build() }).value;
}

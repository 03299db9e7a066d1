/** Addresses of the choice of a language. */
export const languageRoutes = {
  choice: () => '/language',
  /** Where the form of that page is sent. */
  form: () => '/language/choose',
  /** The script of readers of a language other than English, by the hash of its content. */
  script: (hash: string) => `/texts/${hash}.js`,
} as const;

/** How long a browser keeps its choice of a language, in seconds. */
export const A_YEAR = 31_536_000;

/** Addresses of the choice of a language. */
export const languageRoutes = {
  choice: () => '/language',
  /** Where the form of that page is sent. */
  form: () => '/language/choose',
  /** In the address of a link of an email: the language of the email, for a browser that has chosen none. */
  linked: 'language',
  /** The script of readers of a language other than English, by the hash of its content. */
  script: (hash: string) => `/texts/${hash}.js`,
} as const;

import boundaries from 'eslint-plugin-boundaries';
import checkFile from 'eslint-plugin-check-file';
import parser from '@typescript-eslint/parser';

/** On the server a feature calls another only through its `server/index.ts`. This table is kept acyclic. */
const SERVER_CALLS = {
  assistant: ['approvals', 'blogs', 'bookings', 'payments', 'places', 'policy', 'support'],
  bookings: [
    'hotels',
    'flights',
    'packages',
    'places',
    'payments',
    'documents',
    'policy',
    'approvals',
    'companies',
    'identity',
    'transport',
  ],
  approvals: ['companies', 'identity', 'policy'],
  companies: ['identity', 'places', 'policy'],
  hotels: ['places'],
  flights: ['places'],
  packages: ['hotels', 'places'],
  identity: ['places'],
  accounts: [
    'identity',
    'bookings',
    'payments',
    'travellers',
    'push',
    'notifications',
    'saved',
    'cart',
    'guest-reviews',
    'events',
  ],
  'email-delivery': ['identity'],
  events: ['bookings', 'hotels', 'identity', 'places'],
  cart: ['bookings'],
  'guest-reviews': ['bookings', 'hotels', 'identity'],
  saved: ['hotels', 'identity'],
  support: ['identity'],
  notifications: ['companies', 'identity'],
  desk: ['identity', 'bookings', 'payments', 'companies', 'approvals'],
  transport: ['approvals', 'companies', 'documents', 'payments', 'places', 'policy'],
};

/** Contracts may name another feature's wire types; the same table without circles. */
const CONTRACTS = {
  assistant: ['approvals', 'blogs', 'bookings'],
  bookings: ['hotels', 'flights', 'packages', 'payments', 'documents', 'policy', 'approvals', 'companies'],
  packages: ['hotels'],
  saved: ['hotels'],
  cart: ['bookings', 'hotels'],
  companies: ['identity', 'policy', 'approvals'],
  accounts: ['identity', 'push', 'travellers', 'notifications'],
  approvals: ['policy', 'hotels', 'budgets'],
  transport: ['approvals', 'budgets'],
};
/** Which contracts a feature's browser side calls besides: sign-in is one screen for both user types; a policy is given to people; a passport has a country. */
const CALLS = {
  session: ['identity', 'companies'],
  identity: ['companies', 'places'],
  policy: ['companies'],
  approvals: ['companies'],
  bookings: ['places', 'travellers', 'budgets'],
  travellers: ['places'],
  events: ['places'],
};

const room = (type) => ({ element: { type } });
const rooms = (...types) => ({ to: { element: { types: { anyOf: types } } } });
const inside = (types) => ({
  to: { element: { types: { anyOf: types }, captured: { feature: '{{ from.element.captured.feature }}' } } },
});

const layers = [
  { from: room('shared'), allow: rooms('shared') },
  { from: room('posters'), allow: rooms('shared', 'posters') },
  { from: room('server-lib'), allow: rooms('shared', 'server-lib') },
  { from: room('start'), allow: rooms('shared', 'server-lib', 'start', 'server') },
  { from: room('client-lib'), allow: rooms('shared', 'client-lib') },
  { from: room('design'), allow: rooms('shared', 'posters', 'design') },
  { from: room('data'), allow: rooms('shared', 'posters', 'data') },
  { from: room('contract'), allow: rooms('shared', 'posters') },
  { from: room('contract'), allow: inside(['contract', 'rules']) },
  { from: room('rules'), allow: rooms('shared', 'posters') },
  { from: room('rules'), allow: inside(['contract', 'rules', 'data']) },
  { from: room('server'), allow: rooms('shared', 'posters', 'server-lib') },
  { from: room('server'), allow: inside(['contract', 'rules', 'data', 'server']) },
  { from: room('client'), allow: rooms('shared', 'client-lib') },
  { from: room('client'), allow: inside(['contract', 'rules', 'client']) },
  { from: room('components'), allow: rooms('shared', 'posters', 'design', 'client-lib') },
  { from: room('components'), allow: inside(['contract', 'rules', 'client', 'components']) },
  {
    // who is signed in in this tab is asked by every screen
    from: { element: { types: { anyOf: ['client', 'components'] } } },
    allow: { to: { element: { type: 'client', captured: { feature: 'session' } } } },
  },
  {
    from: room('app'),
    allow: rooms(
      'shared',
      'posters',
      'server-lib',
      'client-lib',
      'design',
      'contract',
      'rules',
      'server',
      'client',
      'components',
      'app',
    ),
  },
  ...Object.entries(CONTRACTS).map(([feature, others]) => ({
    from: {
      element: { types: { anyOf: ['contract', 'rules', 'server', 'client', 'components'] }, captured: { feature } },
    },
    allow: { to: { element: { type: 'contract', captured: { feature: others } } } },
  })),
  ...Object.entries(CALLS).map(([feature, others]) => ({
    from: { element: { types: { anyOf: ['client', 'components'] }, captured: { feature } } },
    allow: { to: { element: { type: 'contract', captured: { feature: others } } } },
  })),
  ...Object.entries(SERVER_CALLS).map(([feature, others]) => ({
    from: { element: { type: 'server', captured: { feature } } },
    allow: { to: { element: { type: 'server', captured: { feature: others } }, file: { path: '**/server/index.ts' } } },
  })),
];

/** Who may import whom, and how files are named. All other rules are linted by oxlint, with the types: `.oxlintrc.json`. */
export default [
  {
    ignores: ['.next/**', '.data/**', '.cache/**', 'node_modules/**', 'test-results/**', 'playwright-report/**'],
  },
  {
    files: ['{app,components,features,lib,posters,start,scripts,mocks,tests,e2e}/**/*.{ts,tsx,mjs}'],
    languageOptions: { parser },
    linterOptions: { reportUnusedDisableDirectives: 'off' }, // of rules that oxlint knows
    plugins: { 'check-file': checkFile, boundaries },
    settings: {
      'import/resolver': { typescript: { project: './tsconfig.json' } },
      'boundaries/elements': [
        { type: 'shared', pattern: 'lib/shared/**', partialMatch: false },
        { type: 'posters', pattern: 'posters/**', partialMatch: false },
        { type: 'start', pattern: 'start/**', partialMatch: false },
        { type: 'server-lib', pattern: 'lib/server/**', partialMatch: false },
        { type: 'client-lib', pattern: 'lib/client/**', partialMatch: false },
        { type: 'design', pattern: 'components/**', partialMatch: false },
        { type: 'data', pattern: 'features/*/data/**', partialMatch: false, capture: ['feature'] },
        { type: 'rules', pattern: 'features/*/rules/**', partialMatch: false, capture: ['feature'] },
        { type: 'server', pattern: 'features/*/server/**', partialMatch: false, capture: ['feature'] },
        { type: 'client', pattern: 'features/*/client/**', partialMatch: false, capture: ['feature'] },
        { type: 'components', pattern: 'features/*/components/**', partialMatch: false, capture: ['feature'] },
        { type: 'app', pattern: 'app/**', partialMatch: false },
        { type: 'contract', pattern: 'features/*', capture: ['feature'] }, // what lies in the room itself: contract.ts
      ],
    },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
    },
  },
  {
    // the whole house: tests, scripts and the process itself may enter every room
    files: ['{app,components,features,lib,posters}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies: layers }] },
  },
  {
    // of what no compiler reads
    files: ['**/*.{js,mjs}'],
    rules: { 'no-undef': 'error' },
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        document: 'readonly',
        window: 'readonly',
        localStorage: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        AbortSignal: 'readonly',
        Image: 'readonly',
        OffscreenCanvas: 'readonly',
        Buffer: 'readonly',
      },
    },
  },
  {
    files: ['public/*.js'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'self',
          'caches',
          'clients',
          'registration',
          'skipWaiting',
          'Response',
          'location',
          'navigator',
          'addEventListener',
          'removeEventListener',
          'matchMedia',
          'BroadcastChannel',
          'MessageChannel',
          'Event',
          'Element',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
];

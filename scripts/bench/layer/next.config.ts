import path from 'node:path';
import type { NextConfig } from 'next';

/** Two routes without the product around them. The project root is two folders up from `.cache/bench/layer`. */
const nextConfig: NextConfig = {
  poweredByHeader: false,
  serverExternalPackages: ['pg', 'pino', 'prom-client'],
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: path.resolve(import.meta.dirname, '../../..') },
};

export default nextConfig;

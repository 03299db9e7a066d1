import { registerHooks } from 'node:module';
import './posts-in-node.mjs';

const ROOT = new URL('..', import.meta.url).href;
const PACKAGES = `${ROOT}node_modules/`;
/** What the project's own modules import from packages: the same from each of them. */
const fromPackages = new Map();

/**
 * Lets plain Node load the server's files: `server-only` is a guard for bundlers and has no meaning here. Node parses the
 * package.json of a package anew at each import from it and within it; that of drizzle-orm has 180 KB. Whatever follows
 * from the names alone is therefore resolved here, which saves a quarter of the processor time of a start.
 */
registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier === 'server-only') return { url: 'data:text/javascript,', shortCircuit: true };
    const parent = context.parentURL ?? '';
    if (parent.startsWith(`${PACKAGES}drizzle-orm/`) && /^\..*\.js$/.test(specifier))
      return { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true };
    if (!parent.startsWith(ROOT) || parent.startsWith(PACKAGES)) return next(specifier, context);
    if (/^[#.].*\.ts$/.test(specifier))
      return { url: ownModule(specifier, parent), format: 'module-typescript', shortCircuit: true };
    if (/^[#./]/.test(specifier) || context.conditions.includes('require')) return next(specifier, context);
    if (!fromPackages.has(specifier)) fromPackages.set(specifier, next(specifier, context));
    return { ...fromPackages.get(specifier), shortCircuit: true };
  },
});

/** The project's modules are named by `#` (package.json, "imports") or by a relative path. */
const ownModule = (specifier, parent) =>
  specifier.startsWith('#') ? ROOT + specifier.slice(1) : new URL(specifier, parent).href;

import { registerHooks } from 'node:module';
import './posts-in-node.mjs';

/** Lets plain Node load the server's files: `server-only` is a guard for bundlers and has no meaning here. */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'server-only' ? { url: 'data:text/javascript,', shortCircuit: true } : next(specifier, context),
});

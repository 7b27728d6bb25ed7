// The commands that read no content, in one chunk of the bundle: see build-commands.ts.
export { showCache } from './cache.ts';
export { checkAddresses } from './check-addresses.ts';
export { eject } from './eject.ts';
export { writeHostFiles } from './host.ts';
export { init } from './init.ts';

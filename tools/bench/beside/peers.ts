/**
 * Another generator with its command. Its templates are in the folder of its name beside this file.
 */
export interface Peer {
  readonly title: string;
  readonly package: string;
  readonly version: string;
  /** The arguments of Node, relative to the folder that it is installed in. */
  readonly command: readonly string[];
  /** The caches of a build for the next one, relative to the same folder. */
  readonly caches: readonly string[];
}

export type PeerName = 'eleventy' | 'astro';

export const peers: Readonly<Record<PeerName, Peer>> = {
  eleventy: {
    title: 'Eleventy',
    package: '@11ty/eleventy',
    version: '3.1.8',
    command: ['node_modules/@11ty/eleventy/cmd.cjs'],
    caches: ['.cache'],
  },
  astro: {
    title: 'Astro',
    package: 'astro',
    version: '7.3.5',
    command: ['node_modules/astro/bin/astro.mjs', 'build', '--silent'],
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  },
};

export function isPeerName(text: string): text is PeerName {
  return text in peers;
}

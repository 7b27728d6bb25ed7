import path from 'node:path';
import { parseArgs } from 'node:util';
import { isShape, type Shape, shapes } from '../../demo/large-site/shapes.ts';
import { toCount } from '../to-count.ts';
import { isPeerName, type PeerName, peers } from './beside/peers.ts';
import { crawledEntries, mostSyncedPages, shardedEntries, syncedPages, watchedEntries } from './budgets.ts';

export interface BenchOptions {
  /** The shape of the sites. */
  readonly shape: Shape;
  /** Sizes of the sites to measure: how many entries are generated. */
  readonly entries: readonly number[];
  /** The number of measurements; the median counts. */
  readonly rounds: number;
  /** The number of saves of each kind of file during the watch; the median counts. */
  readonly saves: number;
  /** Size of the site that is watched. */
  readonly watched: number;
  /** The number of the demo's pictures to make. */
  readonly pictures: number;
  /** Other generators to measure in the same run. */
  readonly beside: readonly PeerName[];
  /** The folder of the result and the chart, absolute. */
  readonly out: string;
  /** Ends with exit code 1 when a budget is missed. */
  readonly isCheck: boolean;
}

const help = `npm run bench -- [--shape ${shapes.join('|')}] [--entries 5000,10000] [--rounds 3] [--saves 9] [--watched ${watchedEntries}] [--pictures 6] [--beside ${Object.keys(peers).join(',')}] [--out docs/bench] [--check]`;

/** Reads the bench's own arguments. Throws with the usage when one is not understood. */
export function readOptions(args: readonly string[], root: string): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      shape: { type: 'string', default: 'mixed' },
      entries: { type: 'string', default: '5000,10000' },
      rounds: { type: 'string', default: '3' },
      saves: { type: 'string', default: '9' },
      watched: { type: 'string', default: String(watchedEntries) },
      pictures: { type: 'string', default: '6' },
      beside: { type: 'string' },
      out: { type: 'string', default: 'docs/bench' },
      check: { type: 'boolean', default: false },
    },
  });
  // Budgets are held beside them.
  const beside = values.beside ?? (values.check ? Object.keys(peers).join(',') : '');
  return {
    shape: toKnown('--shape', values.shape, isShape),
    entries: values.entries.split(',').map((entries) => toCount('--entries', entries, help)),
    rounds: toCount('--rounds', values.rounds, help),
    saves: toCount('--saves', values.saves, help),
    watched: toCount('--watched', values.watched, help),
    pictures: toCount('--pictures', values.pictures, help),
    beside: beside
      .split(',')
      .filter((name) => name !== '')
      .map((name) => toKnown('--beside', name, isPeerName)),
    out: path.resolve(root, values.out),
    isCheck: values.check,
  };
}

export interface SyncOptions extends Pick<BenchOptions, 'rounds' | 'out'> {
  readonly pages: number;
  /** Of the site whose memory is measured. */
  readonly mostPages: number;
}

const syncHelp = `npm run bench -- sync [--pages ${syncedPages}] [--most ${mostSyncedPages}] [--rounds 3] [--out docs/bench]`;

/** Reads the arguments of the bench of a sync. Throws with the usage when one is not understood. */
export function readSyncOptions(args: readonly string[], root: string): SyncOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string', default: String(syncedPages) },
      most: { type: 'string', default: String(mostSyncedPages) },
      rounds: { type: 'string', default: '3' },
      out: { type: 'string', default: 'docs/bench' },
    },
  });
  return {
    pages: toCount('--pages', values.pages, syncHelp),
    mostPages: toCount('--most', values.most, syncHelp),
    rounds: toCount('--rounds', values.rounds, syncHelp),
    out: path.resolve(root, values.out),
  };
}

const shardsHelp = `npm run bench -- shards [--shape ${shapes.join('|')}] [--entries ${shardedEntries}] [--rounds 3] [--pictures] [--out docs/bench]`;

export interface ShardsBenchOptions extends Pick<BenchOptions, 'shape' | 'rounds' | 'out'> {
  readonly entries: number;
  readonly hasPictures: boolean;
}

/** Reads the arguments of the bench of shards. Throws with the usage when one is not understood. */
export function readShardsOptions(args: readonly string[], root: string): ShardsBenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      shape: { type: 'string', default: 'mixed' },
      entries: { type: 'string', default: String(shardedEntries) },
      rounds: { type: 'string', default: '3' },
      pictures: { type: 'boolean', default: false },
      out: { type: 'string', default: 'docs/bench' },
    },
  });
  return {
    shape: toKnown('--shape', values.shape, isShape),
    entries: toCount('--entries', values.entries, shardsHelp),
    rounds: toCount('--rounds', values.rounds, shardsHelp),
    hasPictures: values.pictures,
    out: path.resolve(root, values.out),
  };
}

/**
 * Reads the arguments of the benches of content files, and of crawls into them. Throws with the usage
 * when one is not understood.
 */
export function readContentOptions(
  name: 'content' | 'crawl',
  args: readonly string[],
  root: string,
): Pick<BenchOptions, 'shape' | 'entries' | 'out'> {
  const contentHelp = `npm run bench -- ${name} [--shape ${shapes.join('|')}] [--entries 1000,10000] [--out docs/bench]`;
  const { values } = parseArgs({
    args: [...args],
    options: {
      shape: { type: 'string', default: 'mixed' },
      entries: { type: 'string', default: '1000,10000' },
      out: { type: 'string', default: 'docs/bench' },
    },
  });
  return {
    shape: toKnown('--shape', values.shape, isShape),
    entries: values.entries.split(',').map((entries) => toCount('--entries', entries, contentHelp)),
    out: path.resolve(root, values.out),
  };
}

const wordpressHelp =
  'BOARDWALK_WPGRAPHQL=FOLDER npm run bench -- wordpress [--entries 500] [--out docs/bench]';

/** Reads the arguments of the bench of a real WordPress. Throws with the usage when one is not understood. */
export function readWordpressOptions(
  args: readonly string[],
  root: string,
): { readonly entries: number; readonly out: string } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      entries: { type: 'string', default: String(crawledEntries) },
      out: { type: 'string', default: 'docs/bench' },
    },
  });
  if (process.env.BOARDWALK_WPGRAPHQL === undefined)
    throw new Error(`WPGraphQL is missing: ${wordpressHelp}`);
  return {
    entries: toCount('--entries', values.entries, wordpressHelp),
    out: path.resolve(root, values.out),
  };
}

function toKnown<Name extends string>(
  option: string,
  text: string,
  isKnown: (text: string) => text is Name,
): Name {
  if (!isKnown(text)) throw new Error(`${option} "${text}" is not known: ${help}`);
  return text;
}

import path from 'node:path';
import type * as z from 'zod';
import type { OwnWords } from '../words/words-of.ts';
import type { Brand } from './brand/brand.ts';
import { readBrandFiles } from './brand/read-brand-files.ts';
import { closestName } from './closest-name.ts';
import { ConfigError } from './config-error.ts';
import { isRecord } from './is-record.ts';
import { type ResolvedSettings, settingsSchema } from './settings.ts';

export interface ResolvedConfig extends Omit<ResolvedSettings, 'brand'> {
  readonly brand: Brand;
  /** The folder of the site, absolute: that of its config file. */
  readonly root: string;
  /** The config file and the files that it imports, absolute: a watch follows them. */
  readonly configFiles: readonly string[];
  /** The output folder, absolute. */
  readonly outDir: string;
  /** Builds for an editor, with drafts: in a separate folder that must not be published. */
  readonly hasDrafts: boolean;
  /** Words of the site in place of Boardwalk's own. */
  readonly words: OwnWords;
  /** The cache folder, absolute: safe to delete. */
  readonly cacheDir: string;
}

export interface ConfigSources {
  /** The folder of the site, absolute. */
  readonly root: string;
  /** The current folder, absolute: paths of flags and of the environment go from it. Default: `root`. */
  readonly currentFolder?: string;
  /** The config file's default export, unchecked. */
  readonly file: unknown;
  /** The config file and the files that it imports, absolute. Default: none. */
  readonly configFiles?: readonly string[];
  /** Where `file` came from, for messages. */
  readonly fileName: string;
  /** The process's environment; only `BOARDWALK_*` is read. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Settings from the command line; undefined ones were not given. */
  readonly flags: Readonly<Record<string, unknown>>;
  /** Default: no. */
  readonly hasDrafts?: boolean;
  /** Words of the site in place of Boardwalk's own. Default: none. */
  readonly words?: OwnWords;
}

/**
 * The settings that the environment may give, by variable. `BOARDWALK_CONFIG` names the file itself
 * and is read before; `BOARDWALK_AUTHORIZATION`, `BOARDWALK_REPORT_AUTHORIZATION`,
 * `BOARDWALK_REFRESH_TOKEN`, `BOARDWALK_WEBHOOK_SECRET`, `BOARDWALK_PREVIEW_SECRET` and
 * `BOARDWALK_STORE_SECRET` are secrets, not settings; `BOARDWALK_SHARD`, `BOARDWALK_SHARDS` and
 * `BOARDWALK_RUN` are about one process.
 */
const environmentKeys: Readonly<Record<string, string>> = {
  BOARDWALK_ENDPOINT: 'endpoint',
  BOARDWALK_SITE_URL: 'siteUrl',
  BOARDWALK_OUT: 'out',
  BOARDWALK_CONCURRENCY: 'concurrency',
  BOARDWALK_NOW: 'now',
  BOARDWALK_ADMIN_URL: 'adminUrl',
  BOARDWALK_REPORT_TO: 'reportTo',
};
/** Hosted CI sets a variable that nobody has given to an empty text. */
const mayBeEmpty = new Set(['BOARDWALK_REPORT_TO', 'BOARDWALK_ENDPOINT']);
const readElsewhere = new Set([
  'BOARDWALK_CONFIG',
  'BOARDWALK_AUTHORIZATION',
  'BOARDWALK_REFRESH_TOKEN',
  'BOARDWALK_REPORT_AUTHORIZATION',
  'BOARDWALK_WEBHOOK_SECRET',
  'BOARDWALK_PREVIEW_SECRET',
  'BOARDWALK_STORE_SECRET',
  'BOARDWALK_STORE_PUBLIC_KEY',
  'BOARDWALK_SHARD',
  'BOARDWALK_SHARDS',
  'BOARDWALK_RUN',
  // The plugin gives them to a pipeline of GitLab.
  'BOARDWALK_REASON',
  'BOARDWALK_STAMP',
  'BOARDWALK_MESSAGE',
  // For the WordPress of the tests and of `npm run demo:wordpress`.
  'BOARDWALK_WPGRAPHQL',
]);

/**
 * Merges flags over environment over config file over defaults, and returns the settings complete,
 * checked and frozen. Throws ConfigError with every problem, each with its key and where it was
 * set.
 */
export function resolveConfig(sources: ConfigSources): ResolvedConfig {
  const {
    root,
    currentFolder = root,
    file,
    configFiles = [],
    fileName,
    env,
    flags,
    hasDrafts = false,
    words = {},
  } = sources;
  const fromEnvironment = readEnvironment(env);
  const fromFlags = withoutUndefined(flags);
  const fromFile = isRecord(file) ? file : {};
  const origin = (key: string): string =>
    key in fromFlags
      ? `--${toKebabCase(key)}`
      : key in fromEnvironment.settings
        ? (Object.keys(environmentKeys).find((name) => environmentKeys[name] === key) ?? 'the environment')
        : fileName;

  const parsed = settingsSchema.safeParse({ ...fromFile, ...fromEnvironment.settings, ...fromFlags });
  const problems = [
    ...(isRecord(file)
      ? []
      : [`${fileName}: has no default export with settings: export default defineConfig({ … })`]),
    ...fromEnvironment.unknown.map(
      (name) => `${name}: unknown setting in the environment; ${knownNear(name)}`,
    ),
    ...(parsed.error?.issues ?? []).map((issue) => describeIssue(issue, origin)),
  ];
  const brand =
    parsed.data && readBrandFiles(parsed.data.brand, root, (problem) => void problems.push(problem));
  if (!parsed.success || brand === undefined || problems.length > 0) throw new ConfigError(problems);

  const settings = parsed.data;
  return Object.freeze({
    ...settings,
    brand,
    endpoint: settings.endpoint ?? settings.graphql.clients.default?.endpoint,
    root,
    configFiles,
    hasDrafts,
    words,
    outDir: path.resolve(
      origin('out') === fileName ? root : currentFolder,
      hasDrafts && fromFlags.out === undefined ? `${settings.out}-drafts` : settings.out,
    ),
    // Of the site, wherever Boardwalk is installed: an update keeps it, and sites that share packages have one each.
    cacheDir: path.join(root, 'node_modules', '.cache', 'boardwalk'),
  });
}

function readEnvironment(env: ConfigSources['env']): { settings: Record<string, string>; unknown: string[] } {
  const settings: Record<string, string> = {};
  const unknown: string[] = [];
  for (const [name, value] of Object.entries(env)) {
    if (!name.startsWith('BOARDWALK_') || value === undefined || readElsewhere.has(name)) continue;
    if (value === '' && mayBeEmpty.has(name)) continue;
    const key = environmentKeys[name];
    if (key === undefined) unknown.push(name);
    else settings[key] = value;
  }
  return { settings, unknown };
}

function knownNear(name: string): string {
  const meant = closestName(name, [...Object.keys(environmentKeys), ...readElsewhere]);
  return meant === undefined
    ? 'docs/operators.md of Boardwalk lists those that are known: boardwalk --help says where'
    : `did you mean ${meant}?`;
}

/** Former names of settings. */
const renamed: ReadonlyMap<string, string> = new Map([['gates', 'checks']]);

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
}

function describeIssue(issue: Issue, origin: (key: string) => string): string {
  const key = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return (issue.keys ?? [])
      .map((unknown) => {
        const name = key === '' ? unknown : `${key}.${unknown}`;
        const now = renamed.get(name);
        const meant = closestName(unknown, namesAt(settingsSchema, issue.path));
        const remedy =
          now === undefined ? meant && `; did you mean "${meant}"?` : `; its name is "${now}" now`;
        return `${origin(unknown)}: unknown setting "${name}"${remedy ?? ''}`;
      })
      .join('\n');
  }
  return `${origin(String(issue.path[0] ?? ''))}: setting "${key}": ${issue.message}`;
}

/** Lists the names of the settings within one, by its path. */
function namesAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): readonly string[] {
  const { def } = schema._zod;
  const inner = Object.entries(def).flatMap(([key, value]) =>
    ['innerType', 'in', 'out'].includes(key) ? [value as z.core.$ZodType] : [],
  );
  if (!('shape' in def)) return inner.flatMap((one) => namesAt(one, path));
  const shape = def.shape as Readonly<Record<PropertyKey, z.core.$ZodType>>;
  const [step, ...rest] = path;
  if (step === undefined) return Object.keys(shape);
  return shape[step] === undefined ? [] : namesAt(shape[step], rest);
}

function withoutUndefined(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined));
}

function toKebabCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The settings, as page types read them. */
export type PageSettings = Omit<ResolvedSettings, 'brand'> & {
  readonly brand: Pick<Brand, 'shortName' | 'colours'>;
} & Partial<Pick<ResolvedConfig, 'hasDrafts' | 'words'>>;

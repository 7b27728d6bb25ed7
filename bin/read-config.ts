import path from 'node:path';
import { ConfigError } from '../config/config-error.ts';
import { loadConfigFile } from '../config/load-config-file.ts';
import { readWords } from '../config/read-words.ts';
import { type ResolvedConfig, resolveConfig } from '../config/resolve-config.ts';
import { displayPath } from '../generator/util/display-path.ts';

export interface ConfigRequest {
  /** Relative to the current folder. Its folder is that of the site. */
  readonly configFile: string;
  readonly flags: Readonly<Record<string, unknown>>;
  /** Boardwalk's own folder, absolute. */
  readonly root: string;
  readonly hasDrafts?: boolean;
  /** `--strict-blocks`: a block without a template stops the build, whatever the settings say. */
  readonly isStrict?: boolean;
}

/**
 * Reads the settings of this run: flags over environment over the config file. Throws ConfigError.
 */
export async function readConfig({
  configFile,
  flags,
  root,
  hasDrafts = false,
  isStrict = false,
}: ConfigRequest): Promise<ResolvedConfig> {
  if (configFile === '')
    throw new ConfigError(['--config, BOARDWALK_CONFIG: empty; name the config file, or do not set it']);
  const file = path.resolve(configFile);
  const fileName = displayPath(file, process.cwd());
  const { settings, files } = await loadConfigFile({ file, name: fileName, boardwalk: root });
  const site = path.dirname(file);
  const nameOf = (file: string) => displayPath(file, process.cwd());
  const own = await readWords({ root: site, boardwalk: root, nameOf });
  const config = resolveConfig({
    root: site,
    currentFolder: process.cwd(),
    file: settings,
    configFiles: [...files, ...own.files],
    words: own.words,
    fileName,
    env: process.env,
    flags,
    hasDrafts,
  });
  const owned = isDemo(config) ? await withDemo(config) : config;
  return isStrict ? { ...owned, checks: { ...owned.checks, unknownBlock: 'fail' } } : owned;
}

/** The organisation of the demo, and the address of its forms, belong to the demo only. */
async function withDemo(config: ResolvedConfig): Promise<ResolvedConfig> {
  const [{ demoOrganisation }, { demoForms }] = await Promise.all([
    import('../demo/organisation.ts'),
    import('../demo/forms.ts'),
  ]);
  const { organisation = demoOrganisation, forms } = config;
  return { ...config, organisation, forms: { ...demoForms, ...forms } };
}

/**
 * The address of the demo's site, as `site.config.ts` of this repository has it.
 * @internal
 */
export const demoSiteUrl = 'https://www.halyardpier.example';

/**
 * Returns true for the embedded demo: no CMS is set, and the site has the address of the demo. Another site
 * never shows the demo's content or organisation.
 */
export function isDemo({ endpoint, siteUrl }: Pick<ResolvedConfig, 'endpoint' | 'siteUrl'>): boolean {
  return endpoint === undefined && siteUrl === demoSiteUrl;
}

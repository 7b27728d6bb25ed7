import type { ResolvedConfig } from '../../config/resolve-config.ts';

/** Returns the settings that decide what a site is: not where its builds are reported to, or in which files they are written. */
export function siteSettings({
  reportTo: _reportTo,
  configFiles: _configFiles,
  ...settings
}: ResolvedConfig): Omit<ResolvedConfig, 'reportTo' | 'configFiles'> {
  return settings;
}

/**
 * Returns the settings that decide what the pages of a site are, the same on every machine: not
 * where it is built, how fast its content is read, or what becomes of problems.
 */
export function pageSettings({
  root: _root,
  configFiles: _configFiles,
  outDir: _outDir,
  out: _out,
  cacheDir: _cacheDir,
  now: _now,
  concurrency: _concurrency,
  crawl: _crawl,
  graphql: _graphql,
  contentMaxAgeHours: _contentMaxAgeHours,
  watch: _watch,
  serve: _serve,
  indexNow: _indexNow,
  sync: _sync,
  checks: _checks,
  reportTo: _reportTo,
  ...settings
}: ResolvedConfig): Partial<ResolvedConfig> {
  return settings;
}

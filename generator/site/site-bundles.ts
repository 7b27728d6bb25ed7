import path from 'node:path';
import { defaultLanguage, findLanguage, type Language, languages } from '../../words/languages.ts';
import type { Bundles } from '../bundle/open-bundler.ts';
import { loadValue, saveValue } from '../cache/one-value.ts';
import type { SiteContent } from '../content/content.ts';
import type { Run } from './run.ts';
import type { Site } from './site.ts';

/**
 * Bundles the project's code beside the crawl, before the CMS has told its language: for the language
 * of the settings, or else of the last build.
 */
export function bundleEarly({ bundler, config, sourceCache }: Site): Promise<Bundles> {
  return bundler.bundle(
    config.language === undefined ? lastLanguage(sourceCache) : wordsLanguage(config.language),
  );
}

/**
 * Returns bundles for the language of the content: those at hand, or new ones where they are for
 * another language, as in the first build of such a site.
 */
export async function bundlesInLanguage(
  { bundler, sourceCache }: Site,
  run: Pick<Run, 'time'>,
  { bundles, content }: { readonly bundles: Bundles; readonly content: Pick<SiteContent, 'settings'> },
): Promise<Bundles> {
  const language = wordsLanguage(content.settings.language);
  if (language !== lastLanguage(sourceCache)) saveValue(contents, fileOf(sourceCache), language);
  if (bundles.language === language) return bundles;
  return run.time('bundle', () => bundler.bundle(language));
}

/** Returns the language of words and formats for the language of a site. */
function wordsLanguage(tag: string): Language {
  return findLanguage(tag) ?? defaultLanguage;
}

const contents = 'language';

const fileOf = (sourceCache: string): string => path.join(sourceCache, 'language.log');

function lastLanguage(sourceCache: string): Language {
  const saved = loadValue(contents, fileOf(sourceCache));
  return languages.find((language) => language === saved) ?? defaultLanguage;
}

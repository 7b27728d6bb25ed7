import { z } from 'zod';
import type { Settings } from '../content/content.ts';
import { check, raw, textOfHtml } from '../content/kinds/field-schemas.ts';
import { settingsQuery } from '../content/queries/site.ts';
import type { Client } from '../graphql/client-types.ts';
import type { Warn } from '../problems/problem.ts';

const settingsNode = z.object({
  // WordPress stores both escaped: "Pier &amp; Market".
  title: textOfHtml,
  description: textOfHtml,
  url: raw,
  homeUrl: raw,
  language: raw,
  timezone: raw,
});
const answer = z.object({ generalSettings: settingsNode, newestFile: z.unknown().optional() });

/** Reads the site's settings, the addresses in them, and the last edited file of the library. */
export async function crawlSettings(
  client: Client,
  warn: Warn,
): Promise<{ settings: Settings; addresses: readonly string[]; newestFile: string }> {
  const { generalSettings, newestFile } = check(answer, await client.request(settingsQuery), 'the settings');
  const { title, description, url, homeUrl, language, timezone } = generalSettings;
  return {
    settings: {
      title,
      tagline: description,
      language: languageOf(language),
      timeZone: timeZoneOf(timezone, warn),
    },
    newestFile: JSON.stringify(newestFile ?? null),
    addresses: [url, homeUrl].filter((address) => address !== ''),
  };
}

/** WordPress has "en_US" and "de_DE_formal"; html needs "en-US" and "de-DE". */
function languageOf(locale: string): string {
  const [, language, region] = /^([a-z]{2,3})(?:[_-]([A-Z]{2}))?/.exec(locale) ?? [];
  return language ? [language, region].filter(Boolean).join('-') : 'en';
}

/** The default time zone of a WordPress: its own dates are then UTC too. */
const unset = /^(UTC)?[+-]?0?0:?0?0?$/i;

/** A site may have an offset instead of a city; with it the dates of half a year would be wrong. */
function timeZoneOf(name: string, warn: Warn): string {
  if (unset.test(name)) return 'UTC';
  if (/^[A-Z][\w+-]*(\/[\w+-]+)*$/i.test(name) && isTimeZone(name)) return name;
  warn({
    message: `The time zone "${name}" is not the name of a place: dates are shown in UTC`,
    field: 'generalSettings.timezone',
    hint: 'Choose a city as the time zone in the general settings.',
  });
  return 'UTC';
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

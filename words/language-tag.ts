/** The parts of a BCP 47 tag that decide how a text is written. */
export interface LanguageParts {
  readonly language: string;
  readonly script?: string;
  readonly region?: string;
}

const variant = '[a-z\\d]{5,8}|\\d[a-z\\d]{3}';
const tags = new RegExp(
  `^(?<language>[a-z]{2,3})(?:-(?<script>[a-z]{4}))?(?:-(?<region>[a-z]{2}|\\d{3}))?` +
    `(?<others>(?:-(?:${variant}))*(?:-[a-wyz\\d](?:-[a-z\\d]{2,8})+)*(?:-x(?:-[a-z\\d]{1,8})+)?)$`,
  'i',
);

/**
 * Writes a BCP 47 tag in its usual case: "de-AT". Undefined for what is none. The `Intl.Locale` of a newer ICU writes some
 * tags in another way.
 */
export function writeLanguageTag(tag: string): string | undefined {
  const { others = '' } = tags.exec(tag)?.groups ?? {};
  const parts = readLanguageTag(tag);
  if (parts === undefined || parts.language === 'und') return undefined;
  const { language, script, region } = parts;
  return [language, script, region].filter((part) => part !== undefined).join('-') + others.toLowerCase();
}

/** Reads language, script and region of a BCP 47 tag; undefined for what is none. */
export function readLanguageTag(tag: string): LanguageParts | undefined {
  const { language, script, region } = tags.exec(tag)?.groups ?? {};
  if (language === undefined) return undefined;
  return {
    language: language.toLowerCase(),
    ...(script !== undefined && {
      script: script.slice(0, 1).toUpperCase() + script.slice(1).toLowerCase(),
    }),
    ...(region !== undefined && { region: region.toUpperCase() }),
  };
}

/** Returns the script that a language is usually written in, by its code of ISO 15924. */
export function scriptOf(tag: string): string {
  const { language = '', script, region = '' } = readLanguageTag(tag) ?? {};
  if (script !== undefined) return script;
  if (language === 'zh') return traditional.has(region) ? 'Hant' : 'Hans';
  return scripts.get(language) ?? 'Latn';
}

/** Regions in which Chinese is written with traditional characters. */
const traditional: ReadonlySet<string> = new Set(['TW', 'HK', 'MO']);

/** All that are not written in Latin letters, as CLDR lists the languages that WordPress is translated into. */
const scripts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Arab: ['ar', 'arq', 'ary', 'azb', 'ckb', 'fa', 'haz', 'ps', 'sd', 'skr', 'ug', 'ur'],
    Armn: ['hy'],
    Beng: ['as', 'bn'],
    Cyrl: ['be', 'bg', 'kk', 'ky', 'mk', 'mn', 'os', 'ru', 'sah', 'sr', 'tg', 'tt', 'uk'],
    Deva: ['bho', 'hi', 'mai', 'mr', 'ne', 'sa'],
    Ethi: ['am', 'ti'],
    Geor: ['ka'],
    Grek: ['el'],
    Gujr: ['gu'],
    Guru: ['pa'],
    Hebr: ['he', 'yi'],
    Jpan: ['ja'],
    Khmr: ['km'],
    Knda: ['kn'],
    Kore: ['ko'],
    Laoo: ['lo'],
    Mlym: ['ml'],
    Mymr: ['my', 'rhg'],
    Orya: ['or'],
    Sinh: ['si'],
    Taml: ['ta'],
    Telu: ['te'],
    Thaa: ['dv'],
    Thai: ['th'],
    Tibt: ['bo', 'dz'],
  }).flatMap(([script, languages]) => languages.map((language) => [language, script] as const)),
);

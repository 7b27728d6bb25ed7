import { describe, expect, it } from 'vitest';
import { readLanguageTag, scriptOf, writeLanguageTag } from '../../words/language-tag.ts';

describe('a language tag', () => {
  it.each([
    ['DE-at', 'de-AT'],
    ['zh-hant-tw', 'zh-Hant-TW'],
    ['es-419', 'es-419'],
    ['de-de-1996', 'de-DE-1996'],
    ['ca-valencia', 'ca-valencia'],
    ['ar-u-nu-latn', 'ar-u-nu-latn'],
    ['en-x-pier', 'en-x-pier'],
  ])('%s is written as %s', (tag, written) => expect(writeLanguageTag(tag)).toBe(written));

  it.each(['', 'de_AT', 'german', 'und', 'und-DE', 'de-DE-formal-x', 'd', 'de-'])('is not "%s"', (tag) =>
    expect(writeLanguageTag(tag)).toBeUndefined(),
  );

  it('has a language, and may have a script and a region', () => {
    expect(readLanguageTag('SR-latn-rs')).toEqual({ language: 'sr', script: 'Latn', region: 'RS' });
    expect(readLanguageTag('fi')).toEqual({ language: 'fi' });
  });

  it.each([
    ['de-AT', 'Latn'],
    ['sr-RS', 'Cyrl'],
    ['sr-Latn', 'Latn'],
    ['zh-CN', 'Hans'],
    ['zh-HK', 'Hant'],
    ['fa-IR', 'Arab'],
    ['ja', 'Jpan'],
    ['el-GR', 'Grek'],
  ])('%s is written in %s', (tag, script) => expect(scriptOf(tag)).toBe(script));
});

import { describe, expect, it } from 'vitest';
import { ownLanguage } from '../../../generator/content/own-language.ts';
import { makePost } from '../../support/entries.ts';

describe('ownLanguage', () => {
  it.each([
    ['en-GB', 'de-DE'],
    ['fa-IR', 'ar'],
    // Another script.
    ['zh-TW', 'zh-CN'],
  ])('is %s on a site in %s', (language, site) => {
    expect(ownLanguage(makePost(1, { language }), { language: site })).toBe(language);
  });

  it.each([
    ['de-DE', 'de-DE'],
    ['de-DE', 'de'],
    ['de-AT', 'de-DE'],
    ['en-GB', 'en-US'],
  ])('is none for %s on a site in %s', (language, site) => {
    expect(ownLanguage(makePost(1, { language }), { language: site })).toBeUndefined();
  });

  it('is none where the CMS says nothing', () => {
    expect(ownLanguage(makePost(1), { language: 'de-DE' })).toBeUndefined();
  });
});

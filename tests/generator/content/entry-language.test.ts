import { describe, expect, it } from 'vitest';
import { entryLanguage } from '../../../generator/content/entry-language.ts';
import { makeContent, makePost } from '../../support/entries.ts';
import { paragraph } from '../../support/paragraph.ts';

const content = makeContent();

describe('entryLanguage', () => {
  it('counts the letters of title, excerpt and text', () => {
    const blocks = [paragraph('<strong>منارة الرصيف</strong>'), paragraph('أصبحت خريطة الرصيف متوفرة الآن')];
    const arabic = { lang: 'ar', dir: 'rtl' };
    expect(entryLanguage(makePost(1, { title: 'The plan', blocks }), content)).toEqual(arabic);
    const excerpt = 'أصبحت خريطة الرصيف متوفرة الآن';
    expect(entryLanguage(makePost(2, { title: 'The plan', excerpt }), content)).toEqual(arabic);
  });

  it('says nothing of an English entry that quotes words in another script', () => {
    const blocks = [paragraph('The plan of the pier is called خريطة in Arabic.')];
    expect(entryLanguage(makePost(1, { title: 'The plan', blocks }), content)).toBeUndefined();
  });

  it('is the one that the CMS says, with the direction of its letters', () => {
    const blocks = [paragraph('نقشه اسکله اکنون در دسترس است')];
    const persian = makePost(1, { title: 'The plan', blocks, language: 'fa-IR' });
    expect(entryLanguage(persian, content)).toEqual({ lang: 'fa-IR', dir: 'rtl', isNamed: true });
    expect(entryLanguage(makePost(2, { language: 'en-GB' }), content)).toBeUndefined();
  });

  it('reads the items of lists and columns', () => {
    const list = {
      block: 'core/element' as const,
      props: { tag: 'ul', attributes: {}, children: [paragraph('ようこそ、桟橋へ')] },
    };
    expect(entryLanguage(makePost(1, { title: '1908', blocks: [list] }), content)).toEqual({ lang: 'ja' });
  });
});

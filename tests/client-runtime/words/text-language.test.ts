import { describe, expect, it } from 'vitest';
import { textLanguage } from '../../../client-runtime/words/text-language.ts';

const english = { page: 'en-US' };

describe('textLanguage', () => {
  it.each([
    ['مرحبا بكم على الرصيف', 'ar', 'rtl'],
    ['المنارة (1908): Bell', 'ar', 'rtl'],
    ['شاهدوا الڤيديو في مقهى پاريس', 'ar', 'rtl'],
    ['ברוכים הבאים לרציף', 'he', 'rtl'],
    ['ދިވެހިބަސް', 'dv', 'rtl'],
    ['灯台からの手紙', 'ja', undefined],
    ['ビター・エンド', 'ja', undefined],
    ['桟橋の灯台 (Halyard)', 'ja', undefined],
    ['부두에 오신 것을 환영합니다', 'ko', undefined],
    ['ยินดีต้อนรับสู่ท่าเรือ', 'th', undefined],
    ['Καλώς ήρθατε στην προβλήτα', 'el', undefined],
    ['ἐν ἀρχῇ ἦν ὁ λόγος', 'el', undefined],
    ['მოგესალმებით', 'ka', undefined],
    ['Բարի գալուստ', 'hy', undefined],
    ['கடற்கரைக்கு வரவேற்கிறோம்', 'ta', undefined],
    ['ស្វាគមន៍', 'km', undefined],
  ])('says for %s: %s', (text, lang, dir) => {
    expect(textLanguage(text, english)).toEqual({ ...(lang && { lang }), ...(dir && { dir }) });
  });

  it.each([
    'Welcome to the pier',
    'Добро пожаловать',
    'स्वागत है',
    '欢迎来到码头',
    '欢迎来到码头，我们的新餐厅叫“海の家”，每天营业',
    'ሰላም',
    'π ≈ 3.14',
    'A letter from the lighthouse, 灯台からの手紙',
    '🎉 “1908” — 12 €',
    '',
  ])('says nothing for %s', (text) => expect(textLanguage(text, english)).toEqual({}));

  it.each([
    ['Persian', 'به اسکله خوش آمدید'],
    ['Urdu', 'گھاٹ پر خوش آمدید'],
    ['Syriac', 'ܫܠܡܐ'],
  ])('says only the direction of %s', (_, text) => {
    expect(textLanguage(text, english)).toEqual({ dir: 'rtl' });
  });

  it('counts no letters of tags and references', () => {
    const html =
      '<a href="https://www.example.org/a/long/address" class="wp-block-button">المنارة&nbsp;&amp;</a>';
    expect(textLanguage(html, english)).toEqual({ lang: 'ar', dir: 'rtl' });
  });

  it('says nothing that the page says, in a language of the same script either', () => {
    expect(textLanguage('مرحبا', { page: 'ar' })).toEqual({ dir: 'rtl' });
    expect(textLanguage('سلام', { page: 'fa-IR' })).toEqual({ dir: 'rtl' });
    expect(textLanguage('ようこそ', { page: 'ja' })).toEqual({});
    expect(textLanguage('ようこそ', { page: 'ar' })).toEqual({ lang: 'ja' });
  });

  it('takes Han within a Japanese text for Japanese', () => {
    expect(textLanguage('案内', { ...english, text: { lang: 'ja' } })).toEqual({ lang: 'ja' });
    expect(textLanguage('Onomichi 案内', { ...english, text: { lang: 'ja' } })).toEqual({});
  });

  it('reads a long text of opening marks in one pass', () => {
    expect(textLanguage(`${'<'.repeat(200_000)}المنارة`, english)).toEqual({ lang: 'ar', dir: 'rtl' });
  });
});

import { describe, expect, it } from 'vitest';
import { childrenOf, escapeXml, fitsXml, parseXml, textOf } from '../../../../sync/store/s3/xml.ts';

describe('the XML of a store', () => {
  it('is read with its entities, and with CDATA', () => {
    const root = parseXml(
      '<?xml version="1.0"?>\n<List xmlns="http://s3/"><Key>a&amp;b&#x20;c</Key><Key><![CDATA[<d>]]></Key><Empty/></List>\n',
    );
    expect(root?.name).toBe('List');
    expect(root && childrenOf(root, 'Key').map(({ text }) => text)).toEqual(['a&b c', '<d>']);
    expect(root && [textOf(root, 'Empty'), textOf(root, 'Missing')]).toEqual(['', undefined]);
  });

  it.each(['', 'plain text', '<a><b></b>', '<a>', '<a></a><b></b>', '<a></a> and more', '<a><b></a'])(
    'is refused when it is torn or something else: %j',
    (text) => {
      expect(parseXml(text)).toBeNull();
    },
  );

  it('holds any key that it can hold', () => {
    const key = `a&b<c>"d"'e'\r\n\tü😀`;
    expect(fitsXml(key)).toBe(true);
    expect(parseXml(`<Key>${escapeXml(key)}</Key>`)?.text).toBe(key);
    expect(['\u0001', '\uD800', '\uFFFE'].map(fitsXml)).toEqual([false, false, false]);
  });
});

import { describe, expect, it } from 'vitest';
import { kindOf } from '../../../generator/media/file-kind.ts';

const bytes = (text: string, encoding: BufferEncoding = 'latin1') => Buffer.from(text, encoding);
const ole = bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0');
const gpx = (inside: string, attributes = 'xmlns="http://www.topografix.com/GPX/1/1"', before = '') =>
  bytes(`<?xml version="1.0" encoding="UTF-8"?>\n${before}<gpx ${attributes}>${inside}</gpx>`);
const kml = `<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'><description><![CDATA[<b>Pier</b>]]></description></kml>`;

describe('a file to download', () => {
  it.each<[string, Buffer]>([
    ['season.doc', ole],
    ['rates.xls', ole],
    ['talk.PPT', ole],
    ['talk.pps', ole],
    ['notes.txt', bytes('Low water 06:10\n')],
    ['notes.txt', bytes('\ufeffEbbe 6 < 7 Uhr <b>', 'utf8')],
    ['tides.csv', bytes('time;Ebbe, f\xfcr alle\n')],
    ['tides.tsv', bytes('time\theight\n')],
    ['menu.rtf', bytes(String.raw`{\rtf1\ansi Menu}`)],
    ['season.ics', bytes('BEGIN:VCALENDAR\r\n')],
    ['office.vcf', bytes('begin:vcard\r\n')],
    ['data.json', bytes(' [{"time": "<script>"}]')],
    ['walk.gpx', gpx('<trk/>')],
    ['walk.gpx', bytes('\ufeff<!-- by hand -->\n<gpx><trk/></gpx>', 'utf8')],
    ['walk.kml', bytes(`<?xml version='1.0'?>${kml}`)],
    ['all.rar', bytes('Rar!\x1a\x07\x01\0')],
    ['all.7z', bytes("7z\xbc\xaf'\x1c\0")],
    ['all.tar.gz', bytes('\x1f\x8b\x08\0')],
    ['plan.pdf', bytes('\r\n%PDF-1.4\n')],
    ['plan.pdf', bytes('\ufeff\n%PDF-1.7\n', 'utf8')],
  ])('is known by its name and its bytes: %s', (name, content) => {
    const extension = name.split('.').at(-1)?.toLowerCase();
    expect(kindOf(content, `/wp-content/uploads/${name}`)).toEqual({ type: 'file', extension });
  });
});

describe('a file that a browser may run, or that is not what its name says', () => {
  it.each([
    ['a page', 'notes.txt', bytes('<p>a</p>')],
    ['a page behind a mark and space', 'tides.csv', bytes('\ufeff \n<!DOCTYPE html>', 'utf8')],
    ['a program of a shell', 'run.txt', bytes('#!/bin/sh')],
    ['bytes', 'tides.csv', bytes('a;b\0')],
    ['nothing', 'tides.csv', bytes('')],
    ['words', 'season.ics', bytes('Season')],
    ['words', 'office.vcf', bytes('Office')],
    ['words', 'menu.rtf', bytes('Menu')],
    ['words', 'all.rar', bytes('Rar')],
    ['an installer', 'setup.msi', ole],
    ['a script', 'a.js', bytes('alert(1)')],
    ['a page', 'a.html', bytes('a')],
    ['a stylesheet', 'a.css', bytes('a{}')],
    ['a page as a table', 'rates.xls', bytes('<html><table>')],
    ['a page that comes to %PDF late', 'plan.pdf', bytes('<html>\n%PDF-1.4')],
    ['another root', 'walk.gpx', bytes('<html xmlns="http://www.w3.org/1999/xhtml"><gpx/></html>')],
    ['a root that begins alike', 'walk.gpx', bytes('<gpx-a/>')],
    ['a track as another', 'walk.kml', gpx('')],
    [
      'script in a track',
      'walk.gpx',
      gpx('<a:script xmlns:a="http://www.w3.org/1999/xhtml">alert(1)</a:script>'),
    ],
    ['script by other quotes', 'walk.gpx', gpx("<script\nxmlns\n=\n'http://www.w3.org/1999/xhtml'/>")],
    ['a drawing in a track', 'walk.gpx', gpx('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a namespace in disguise', 'walk.gpx', gpx('<a xmlns="http://www.w3&#46;org/1999/xhtml"/>')],
    ['a namespace by entity', 'walk.gpx', gpx('', 'a=""', '<!DOCTYPE gpx [<!ENTITY x "http:">]>')],
    ['a late doctype', 'walk.gpx', gpx('', 'a=""', '<!-- a --><!doctype gpx>')],
    ['a stylesheet', 'walk.gpx', gpx('', 'a=""', '<?xml-stylesheet href="a.xsl"?>')],
    ['another encoding', 'walk.gpx', bytes('<?xml version="1.0" encoding="ISO-2022-JP"?><gpx/>')],
    ['two bytes a letter', 'walk.gpx', bytes('\ufeff<gpx/>', 'utf16le')],
  ])('%s is refused: %s', (_, name, content) => expect(kindOf(content, `/uploads/${name}`)).toBeNull());
});

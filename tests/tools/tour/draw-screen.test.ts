import xterm from '@xterm/headless';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { drawScreen } from '../../../tools/tour/draw-screen.ts';
import { readScreen } from '../../../tools/tour/read-screen.ts';

async function draw(output: string): Promise<string> {
  const terminal = new xterm.Terminal({ cols: 40, rows: 5, scrollback: 20, allowProposedApi: true });
  await new Promise<void>((resolve) => terminal.write(output, resolve));
  return drawScreen(readScreen(terminal), 'A screen');
}

interface Piece {
  readonly '#text': string;
  readonly '@x': string;
  readonly '@y': string;
  readonly '@fill'?: string;
}

function piecesOf(svg: string): readonly Piece[] {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    isArray: (name) => name === 'text',
  });
  return parser.parse(svg).svg.g.text;
}

it('draws what the screen shows in the end, not what was overwritten', async () => {
  const texts = piecesOf(await draw('Rendered 1 of 2\r\x1b[2KDone\r\n')).map((piece) => piece['#text']);
  expect(texts).toEqual(['Done']);
});

it('keeps lines that have scrolled away', async () => {
  const lines = Array.from({ length: 9 }, (_, index) => `line ${index}`);
  expect(piecesOf(await draw(lines.join('\r\n'))).map((piece) => piece['#text'])).toEqual(lines);
});

it('keeps colours and columns', async () => {
  const [mark, name, value] = piecesOf(await draw('\x1b[31m✖\x1b[39m Changed   3 files'));
  expect(mark).toMatchObject({ '#text': '✖', '@fill': '#ff7b72', '@x': '20' });
  expect(name).toMatchObject({ '#text': 'Changed', '@x': '36' });
  expect(value).toMatchObject({ '#text': '3 files', '@x': '116' });
});

it('escapes text', async () => {
  const svg = await draw('<script> & "quotes"');
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(svg).toContain('&lt;script&gt; &amp; "quotes"');
});

import type { Run, Screen } from './read-screen.ts';

/** A whole number: bars of neighbouring characters have no gaps then. */
const letterWidth = 8;
const lineHeight = 20;
const padding = 20;

const background = '#1b1f27';
const foreground = '#d9dee7';

/** The 16 colours of a terminal, on a dark ground. */
const colors = [
  '#5a6374',
  '#ff7b72',
  '#7ee787',
  '#f0c674',
  '#79b8ff',
  '#d2a8ff',
  '#76d9e6',
  foreground,
  '#8b95a7',
  '#ffa198',
  '#a5f3b0',
  '#ffdf8e',
  '#a5d0ff',
  '#e2c5ff',
  '#a8ecf5',
  '#ffffff',
];

/** Draws a screen as an SVG whose text is text. The ground is a part of it: it looks the same on light and dark pages. */
export function drawScreen({ columns, lines }: Screen, title: string): string {
  const width = columns * letterWidth + 2 * padding;
  const height = lines.length * lineHeight + 2 * padding;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>${escapeXml(title)}</title>
<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8" fill="${background}" stroke="#444c5a"/>
<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', 'DejaVu Sans Mono', monospace" font-size="13.3" fill="${foreground}">
${lines.flatMap((runs, row) => runs.flatMap((run) => drawRun(run, row))).join('\n')}
</g>
</svg>
`;
}

/** Each piece has its own place and length: so the columns are kept, whatever font the reader has. */
function drawRun(run: Run, row: number): readonly string[] {
  const y = padding + row * lineHeight + 15;
  const style = [
    run.color === null ? '' : ` fill="${colors[run.color] ?? foreground}"`,
    run.isBold ? ' font-weight="bold"' : '',
    run.isDim ? ' opacity="0.65"' : '',
  ].join('');
  return piecesOf(run.text).map(({ text, offset }) => {
    const x = padding + (run.column + offset) * letterWidth;
    const length = [...text].length * letterWidth;
    return `<text x="${x}" y="${y}" textLength="${length}" lengthAdjust="spacingAndGlyphs"${style}>${escapeXml(text)}</text>`;
  });
}

/** An SVG shows several spaces as one: words that are farther apart are drawn apart. */
function piecesOf(text: string): readonly { readonly text: string; readonly offset: number }[] {
  return [...text.matchAll(/\S+(?: \S+)*/g)].map((match) => ({
    text: match[0],
    offset: [...text.slice(0, match.index)].length,
  }));
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

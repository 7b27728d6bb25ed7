import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';

/** Code that shows something to visitors. In that of the generator, which also writes reports, only labels are looked at. */
const shown = ['templates', 'client-runtime'];
const labelled = ['generator/routes', 'generator/files'];

/** What looks like words and is shown to nobody, and names that are the same in every language. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  // Names.
  'generator/routes/places/map-links.ts': ['Google Maps', 'Apple Maps'],
  'generator/routes/share-links.ts': ['WhatsApp', 'Facebook'],
  'generator/routes/web-calendars.ts': ['Google Calendar', 'Outlook'],
  'generator/files/calendar.ts': ['Events'],
  // Messages for developers.
  'templates/components/island-module.ts': ['No island or enhancement "', '": known are'],
  'templates/find-failures.tsx': ['it waits for data, and pages are rendered at once'],
  'client-runtime/fonts/load-font-script.ts': ['Script load timeout'],
  'client-runtime/load-island.ts': ['Island', 'stylesheet'],
  // Values of the content, keys, fonts, events and selectors.
  'templates/components/use-language.ts': ['lang="'],
  'templates/components/Picture.tsx': ['.avif'],
  'templates/forms/FormField.tsx': ['-hint'],
  'templates/sections/Timeline.tsx': ['under way', 'to come'],
  'templates/islands/draw-map.ts': ['zoomend resize', 'Escape'],
  'templates/islands/draw-pins.ts': ['zoomend resize', 'Enter', 'popupclose unload'],
  'templates/islands/draw-plan.ts': ['picture img'],
  'templates/islands/rove-pins.ts': ['Home', 'End'],
  'templates/islands/use-fields-in-address.ts': ['select, input'],
  'client-runtime/fonts/mark-fonts.ts': ['Fallback'],
  'client-runtime/menu.ts': ['Escape', 'header details[open]'],
  'client-runtime/pages/missing-page.ts': ['main h1'],
  'client-runtime/popup/when-reading.ts': [
    'header details[open], dialog[open], [role=dialog]',
    'input, select, textarea, iframe, [contenteditable]',
  ],
  'client-runtime/progress/page-progress.ts': ['progress progress-failed'],
  'client-runtime/progress/to-and-fro.ts': ['transition: none'],
  'client-runtime/replay-clicks.ts': ['button, a[data-wait]'],
  'client-runtime/search/follow-keys.ts': ['Enter', 'Escape'],
  'client-runtime/visits/head-change.ts': ['meta, link:not([rel=stylesheet]), script:not([src])'],
  'client-runtime/words/text-language.ts': ['not ar', 'right to left'],
};

describe('every word that a visitor reads or hears', () => {
  it('comes from the table of words', () => {
    const found = [...shown, ...labelled].flatMap((folder) => listSources(folder).flatMap(findWords));
    const known = Object.entries(allowed).flatMap(([file, texts]) => texts.map((text) => `${file}: ${text}`));
    expect(found.filter((text) => !known.includes(text))).toEqual([]);
    expect(known.filter((text) => !found.includes(text))).toEqual([]);
  });

  it.each([
    ['as a text', '<p>Open</p>', 'Open'],
    ['beside a value', '<p>{count} open now</p>', 'open now'],
    ['read aloud', '<nav aria-label="places" />', 'places'],
    ['in a prop', '<Section heading="art here" />', 'art here'],
    ['in a variable', "const name = 'Share'", 'Share'],
    ['beside a value in a text', `const name = \`\${count} events\``, 'events'],
    ['before a value in a text', `const name = \`open on \${day}\``, 'open on'],
  ])('is found %s', (_, code, text) => {
    expect(findWordsIn('templates/Place.tsx', code)).toEqual([`templates/Place.tsx: ${text}`]);
  });
});

function listSources(folder: string): readonly string[] {
  return readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .sort();
}

/** A node of the syntax tree, of which only some members are looked at. */
interface Node {
  readonly type: string;
  readonly [member: string]: unknown;
}

function findWords(file: string): readonly string[] {
  return findWordsIn(file, readFileSync(path.join(projectRoot, file), 'utf8'));
}

function findWordsIn(file: string, source: string): readonly string[] {
  const found: string[] = [];
  const visit = (value: unknown, parent?: Node): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, parent);
      return;
    }
    if (!isNode(value) || isSilent(value)) return;
    const text = textOf(value);
    if (
      text !== undefined &&
      (file.startsWith('generator/') ? isLabel(text, parent) : isWords(text, value, parent))
    )
      found.push(`${file}: ${text.replace(/\s+/g, ' ').trim()}`);
    for (const member of Object.values(value)) visit(member, value);
  };
  visit(parseSync(file, source, { preserveParens: false }).program);
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Returns true for code in which no text is shown: imports, types, errors, and what is reported. */
function isSilent(node: Node): boolean {
  const { type } = node;
  if (/^(Import|TS(Literal|TypeAlias|Interface))/.test(type)) return true;
  if (type === 'JSXAttribute') return silentAttributes.test(nameOf(node.name));
  if (type === 'Property') return silentProperties.test(nameOf(node.key));
  if (type === 'NewExpression') return /Error$|^(RegExp|Intl)/.test(nameOf(node.callee));
  if (type !== 'CallExpression') return false;
  return isNode(node.callee) && nameOf(node.callee.object ?? node.callee) === 'console';
}

const silentAttributes =
  /^(className|id|name|type|rel|href|media|sizes|content|property|httpEquiv|viewBox|d|allow|charSet|preserveAspectRatio|transform|style)$/;
const silentProperties = /^(message|hint|cause|why|check|field|sizes|className)$/;

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  return typeof node.name === 'string' ? node.name : nameOf(node.property ?? node.object);
}

function textOf(node: Node): string | undefined {
  if ((node.type === 'Literal' || node.type === 'JSXText') && typeof node.value === 'string')
    return node.value;
  if (node.type !== 'TemplateElement' || !isRecord(node.value)) return undefined;
  return String(node.value.raw);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Texts of elements, of what is read aloud, and whatever looks like words: "Show more", "Share". */
function isWords(text: string, node: Node, parent: Node | undefined): boolean {
  if (!/\p{L}{2}/u.test(text)) return false;
  if (node.type === 'JSXText') return true;
  if (parent?.type === 'JSXAttribute')
    return /^(aria-label|title|alt|placeholder|label|heading|caption|text)$/.test(nameOf(parent.name));
  // Beside a value: "3 events".
  if (node.type === 'TemplateElement' && /^\s+\p{L}{2}|\p{L}{2}\s+$/u.test(text)) return !css.test(text);
  return /^\p{Lu}\p{Ll}+$/u.test(text.trim()) || /(^|\s)\p{L}{2,}[,.:]?\s\p{L}/u.test(text);
}

/** Lengths, queries and names of css. */
const css = /\b(rem|vw|vh|px|calc|min-width)\b|^\s*\w+(-\w+)* $/;

function isLabel(text: string, parent: Node | undefined): boolean {
  return parent?.type === 'Property' && labels.test(nameOf(parent.key)) && /\p{L}{2}/u.test(text);
}

const labels = /^(label|title|heading|caption|text|description|kicker|position|google|apple|product)$/;

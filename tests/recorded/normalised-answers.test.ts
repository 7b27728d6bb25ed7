import { describe, expect, it } from 'vitest';
import { entryContext } from '../../generator/content/html/context.ts';
import { addressRef, cmsHosts, withoutHosts } from '../../generator/content/html/links.ts';
import { htmlToText, plainText } from '../../generator/content/html/text.ts';
import { readDocument } from '../../generator/content/reader/read-document.ts';
import type { StoredBlock } from '../../generator/content/stored-blocks.ts';
import { readSample, sampleNames } from './samples.ts';

const cmsHost = 'cms.example.org';
const hosts = cmsHosts([`https://${cmsHost}`]);

type Json = Readonly<Record<string, unknown>>;

/** The data of every recorded answer that was made for a query. */
const recorded: Readonly<Record<string, Json>> = Object.fromEntries(
  sampleNames()
    .map((name) => [name, Object(readSample(name).response.body).data] as const)
    .filter(([, data]) => isObject(data)),
);

describe('answers of a real server', () => {
  it.each(Object.entries(recorded))(
    '%s is normalised without a trace of host, clientIds and numbers',
    (_, data) => {
      const answer = readAnswer(data);
      const read = JSON.stringify(answer);
      expect(read).not.toContain(cmsHost);
      expect(read).not.toMatch(/clientId|6b003e[0-9a-f]{7}/i);
      expect(read).not.toMatch(
        /is-style-[a-z]+--\d|wp-block-gallery-\d|wp-elements-[0-9a-f]{6}|wp-container-/,
      );
      expect(htmlOf(answer)).not.toMatch(/<script|href="javascript:|<[^>]*\son[a-z]+=|srcset/);
    },
  );

  it('reads every sample that it is given', () => {
    expect(Object.keys(recorded).length).toBeGreaterThan(60);
  });

  it('gives one post the same content alone and in a list', () => {
    const one = contentOf('content-position-alone');
    const other = contentOf('content-position-in-list');
    expect(one).not.toBe(other);
    expect(normalise(one)).toEqual(normalise(other));
  });

  it('reads the recorded post with all blocks', () => {
    const kinds = normalise(contentOf('type-post-content')).map(({ block }) => block);
    for (const kind of [
      'heading',
      'buttons',
      'columns',
      'cover',
      'embed',
      'gallery',
      'image',
      'quote',
      'spacer',
      'video',
    ])
      expect(kinds).toContain(`core/${kind}`);
  });
});

/** Reads all of an answer through the normalisers: by the names of its fields, wherever they are. */
function readAnswer(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return readText(value, key);
  if (Array.isArray(value)) return value.map((item) => readAnswer(item, key));
  if (!isObject(value)) return value;
  return Object.entries(value)
    .filter(([name]) => !unread.has(name) && !/^srcset/i.test(name))
    .map(([name, item]) => readAnswer(item, name.replace(/^n$/, 'content')));
}

// Fields that no query requests.
const unread = new Set([
  'fullHead',
  'schema',
  'srcSet',
  'cursor',
  'avatar',
  'id',
  'clientId',
  'enclosure',
  'guid',
  'editorBlocks',
]);

function readText(text: string, key: string): unknown {
  if (['content', 'renderedHtml', 'value', 'values'].includes(key)) {
    return normalise(text);
  }
  if (['excerpt', 'caption', 'description'].includes(key)) {
    return [withoutHosts(htmlToText(text), hosts), normalise(text)];
  }
  if (/url|uri|link|path|target|canonical|href|src/i.test(key)) return addressRef(text, context());
  return withoutHosts(plainText(text), hosts);
}

function normalise(html: string): readonly StoredBlock[] {
  return readDocument(html, context());
}

function context() {
  return entryContext(
    { kind: 'post', id: 57, title: '', uri: '/news/x/' },
    { hosts, timeZone: 'UTC', warn: () => undefined },
  );
}

/** All html in a normalised answer. */
function htmlOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(htmlOf).join('\n');
  if (!isObject(value)) return '';
  return Array.isArray(value.parts) ? value.parts.join('{}') : htmlOf(Object.values(value));
}

function contentOf(name: string): string {
  const { content } = postOf(name);
  return typeof content === 'string' ? content : '';
}

function postOf(name: string): Json {
  const post = recorded[name]?.post;
  return isObject(post) ? post : {};
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

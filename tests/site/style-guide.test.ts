import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { DemoBlock } from '../../demo/blocks/block.ts';
import { styleGuidePages } from '../../demo/content/pages-style-guide.ts';
import { blocks } from '../../templates/blocks/index.ts';
import { findFaults } from '../templates/find-faults.ts';
import { type Queried, queryHtml, textOf } from '../templates/query-html.ts';

const read = (file: string) => readFile(path.join(inject('demoSite'), file), 'utf8');

const withInner = (block: DemoBlock): readonly DemoBlock[] => [
  block,
  ...block.innerBlocks.flatMap(withInner),
];
const written = styleGuidePages.flatMap((page) => page.blocks);
const all = written.flatMap(withInner);

describe('the style guide', () => {
  let html = '';
  let page: Queried = queryHtml('');
  beforeAll(async () => {
    html = await read('style-guide/index.html');
    page = queryHtml(html);
  });

  // The others are made from html, and are no blocks of the editor.
  const ofEditor = Object.keys(blocks).filter((name) => name !== 'core/element' && name !== 'core/picture');
  it.each(ofEditor)('shows %s', (name) => {
    expect(all.map((block) => block.name)).toContain(name);
  });

  it('names every variant above it, and shows each of them', () => {
    const variants = written.flatMap(({ parts }) => /^<h3.*?>(.*)<\/h3>$/.exec(parts.join(''))?.[1] ?? []);
    expect(variants.length).toBeGreaterThan(60);
    const shown = page.all('h3').map(textOf);
    expect(variants.filter((name) => !shown.includes(name))).toEqual([]);
  });

  it('shows what an editor can choose: every alignment, size, ground, marker, width, look and place', () => {
    const used = (key: string) => new Set(all.map(({ attributes }) => attributes[key]));
    expect([...used('align')]).toEqual(expect.arrayContaining(['left', 'center', 'right', 'wide', 'full']));
    expect([...used('fontSize')]).toEqual(
      expect.arrayContaining(['small', 'medium', 'large', 'x-large', 'xx-large']),
    );
    expect([...used('backgroundColor')]).toEqual(
      expect.arrayContaining(['base', 'contrast', 'accent', 'accent-2', 'accent-3', 'accent-4']),
    );
    expect([...used('width')]).toEqual(expect.arrayContaining(['66.66%', '220px']));
    expect([...used('className')]).toEqual(
      expect.arrayContaining(['is-style-outline', 'is-style-plain', 'is-style-large', 'is-style-rounded']),
    );
    for (const key of [
      'dropCap',
      'reversed',
      'start',
      'contentPosition',
      'focalPoint',
      'customOverlayColor',
      'style',
    ])
      expect(
        all.some(({ attributes }) => Boolean(attributes[key])),
        key,
      ).toBe(true);
  });

  it('shows sizes, colours and shapes of the editor’s own', () => {
    const styles = page.having('style').flatMap(({ attribs }) => attribs.style?.split(';') ?? []);
    expect(styles).toEqual(
      expect.arrayContaining([
        ...['--size:2.5rem', '--on-light:#896322', '--fill:#5b2245', '--fill-ink:#fff4d6', '--shape:21/9'],
        'height:24px',
      ]),
    );
  });

  it('has nothing broken in it, and every link of its contents leads to a part', () => {
    expect(findFaults(html)).toEqual([]);
    const ids = new Set(page.having('id').map(({ attribs }) => attribs.id));
    const links = page.having('href').flatMap(({ attribs }) => /^#(.+)$/.exec(attribs.href ?? '')?.[1] ?? []);
    expect(links.length).toBeGreaterThan(25);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('is for no search engine and in no menu', async () => {
    expect(page.having('name', 'robots')[0]?.attribs.content).toBe('noindex');
    expect(await read('sitemap.xml')).not.toContain('style-guide');
    expect(await read('index.html')).not.toContain('style-guide');
  });

  it('asks nothing of the providers of its films', () => {
    expect(page.all('iframe')).toEqual([]);
    const sources = page.having('src').map(({ attribs }) => attribs.src ?? '');
    expect(sources.filter((src) => !src.startsWith('/'))).toEqual([]);
  });

  it('leads the captions of its film to a file of ours', async () => {
    const [track] = page.all('track');
    expect(track?.attribs).toMatchObject({ kind: 'captions', srclang: 'en', label: 'English' });
    expect(await read(track?.attribs.src ?? '')).toMatch(/^WEBVTT/);
  });
});

import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageSettings } from '../../../config/resolve-config.ts';
import type { AnyEntry, Entry } from '../../../generator/content/content.ts';
import type { StoredBlock } from '../../../generator/content/stored-blocks.ts';
import { popup } from '../../../generator/files/popup.ts';
import { BuildError } from '../../../generator/problems/problem.ts';
import { makeLayout } from '../../../generator/routes/layout.ts';
import { renderPopup } from '../../../templates/render-popup.tsx';
import { makeEntry } from '../../support/entries.ts';
import { pageSettings } from '../../support/page-settings.ts';
import { openContext } from '../../support/route-context.ts';

const templates = { module: { renderPopup }, describeError: String };
const assets = {
  urls: {
    sheets: ['Charts', 'Popup'].map((module) => ({
      ...{ name: `site.${module}`, url: `/_assets/site.${module}-1.css` },
      ...{ modules: [module], scripts: [] },
    })),
  },
};

const htmlBlock = (html: string): StoredBlock => ({
  block: 'core/html',
  props: { html: { ref: 'html', parts: [html], refs: [] } },
});
const announcement = (html: string, values: Partial<Omit<Entry<'page'>, 'blocks'>> = {}) =>
  makeEntry('page', 7, { slug: 'popup', title: 'Cake at noon', blocks: [htmlBlock(html)], ...values });

function contextOf(entries: readonly AnyEntry[], settings: PageSettings = pageSettings) {
  return openContext(entries, {}, settings).context;
}

/** The fragment of a site with these entries, and the version that it names. */
function fragmentOf(entries: readonly AnyEntry[], settings: PageSettings = pageSettings) {
  const context = contextOf(entries, settings);
  const files = popup({ context, templates, assets });
  const html = files.map((file) => ('contents' in file ? file.contents : '')).join('');
  return { paths: files.map(({ path }) => path), html, version: /data-version="([^"]+)"/.exec(html)?.[1] };
}

function refusalOf(act: () => unknown): BuildError {
  try {
    act();
  } catch (error) {
    if (error instanceof BuildError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('popup', () => {
  it('writes the page with the slug popup as a closed dialog with title, content and version', () => {
    const { paths, html, version } = fragmentOf([announcement('<p>Everybody is invited</p>')]);
    expect(paths).toEqual(['_boardwalk/popup.html']);
    expect(html).toContain('<p>Everybody is invited</p>');
    expect(html).toMatch(
      /<dialog [^>]*aria-labelledby="popup-title"[^>]*>.*<h2 id="popup-title"[^>]*>Cake at noon</s,
    );
    expect(html).not.toMatch(/<dialog [^>]*\bopen\b/);
    expect(version).toMatch(/^[\w-]{12}$/);
  });

  it('writes nothing where the CMS has no such page', () => {
    expect(fragmentOf([makeEntry('page', 8)]).paths).toEqual([]);
  });

  it('has another version when title or content differ, and the same when only the date or the settings do', () => {
    const { version } = fragmentOf([announcement('a')]);
    expect(fragmentOf([announcement('b')]).version).not.toBe(version);
    expect(fragmentOf([announcement('a', { title: 'Cake at one' })]).version).not.toBe(version);
    expect(fragmentOf([announcement('a', { modified: '2026-06-12T12:00:00Z' })]).version).toBe(version);
    const manual = { ...pageSettings, popup: { storage: 'manual', key: 'k', cookieHours: 24 } } as const;
    expect(fragmentOf([announcement('a')], manual).version).toBe(version);
  });

  it('tells the browser how the settings want a dismissal kept', () => {
    const ipLookup = 'https://ip.example/?a=1&b';
    const popup = { storage: 'api', key: 'a "key"', ipLookup, cookieHours: 48 } as const;
    const { html } = fragmentOf([announcement('a')], { ...pageSettings, popup });
    expect(html).toContain('data-storage="api" data-key="a &quot;key&quot;"');
    expect(html).toContain('data-ip-lookup="https://ip.example/?a=1&amp;b" data-cookie-hours="48"');
  });

  it('is named by every page, and an edit of it changes no page', () => {
    const layoutOf = (entries: readonly AnyEntry[]) => makeLayout(contextOf(entries))('/visit/');
    expect(layoutOf([announcement('a')]).popup).toBe('/_boardwalk/popup.html');
    expect(layoutOf([announcement('b', { title: 'B' })])).toEqual(layoutOf([announcement('a')]));
    expect('popup' in layoutOf([])).toBe(false);
  });

  it('leaves the hours of cookies and the time for a font to every page, where they are not the usual', () => {
    const layoutOf = (settings: Partial<PageSettings>) =>
      makeLayout(contextOf([], { ...pageSettings, ...settings }))('/visit/');
    const [hours, usualHours] = [2, 24].map((cookieHours) => layoutOf({ cookieHours }).cookieHours);
    expect([hours, usualHours]).toEqual([2, undefined]);
    const [time, usualTime] = [500, 3000].map((timeoutMs) => layoutOf({ fonts: { timeoutMs } }).fontTimeout);
    expect([time, usualTime]).toEqual([500, undefined]);
  });

  it('refuses what React leaves of a <Suspense> boundary that failed (faults 116)', () => {
    const failed = createElement(Suspense, { fallback: 'soon' }, createElement(Broken));
    expectRefusal(() => renderToString(failed), expect.stringContaining('its <Suspense> boundary failed'));
  });

  it('names the entry when the template throws (faults 115)', () => {
    expectRefusal(() => {
      throw new Error('x is undefined');
    }, 'Error: x is undefined');
  });
});

/** Expects that a popup that is rendered like this is refused with its entry. */
function expectRefusal(renderPopup: () => string, message: unknown): void {
  const context = contextOf([announcement('a')]);
  const template = { ...templates, module: { renderPopup } };
  const { kind, problems } = refusalOf(() => popup({ context, templates: template, assets }));
  expect(kind).toBe('render');
  expect(problems).toMatchObject([{ message, entry: { id: 7 } }]);
}

function Broken(): never {
  throw new Error('out of paper');
}

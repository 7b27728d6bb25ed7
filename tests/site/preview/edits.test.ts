import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paragraph } from '../../../demo/blocks/text.ts';
import { addEntry, addRevision, editEntry } from '../../../demo/edits.ts';
import type { DemoEntryOf } from '../../../demo/store-types.ts';
import { commandLineCache } from '../../support/command-line-cache.ts';
import { hashFiles } from '../../support/hash-files.ts';
import { openPreviewedSite, type PreviewedSite, sign } from './support.ts';

describe('the preview of an edit', () => {
  let site: PreviewedSite;
  let event: DemoEntryOf<'event'>;
  beforeAll(async () => {
    site = await openPreviewedSite();
    const found = site.store.entries.find(({ kind, status }) => kind === 'event' && status === 'publish');
    if (found?.kind !== 'event') throw new Error('The demo has no event');
    event = found;
  });
  afterAll(() => site.close());

  const show = async (entry: number, revision: number | null = null, kind = 'event') => {
    const answer = await fetch(`${site.url}/?token=${sign({ kind, entry, revision })}`);
    return { status: answer.status, html: await answer.text() };
  };

  it('shows text, fields and picture of a revision, while the entry itself stays as it is', async () => {
    const used = JSON.stringify(site.store.entries);
    const unused = site.store.media.find(
      ({ id, mimeType }) =>
        mimeType === 'image/jpeg' && !used.includes(`"imageId":${id},`) && !used.includes(`"id":${id},`),
    );
    const imageId = unused?.id ?? event.imageId;
    const revision = addRevision(site.store, event.id, {
      title: 'Gala of tomorrow',
      blocks: [paragraph('Bring a lantern.')],
      venue: 'The new tent',
      imageId,
    });
    const before = [await hashFiles(site.folder), await hashFiles(path.join(commandLineCache, 'pictures'))];
    const { status, html } = await show(event.id, revision);
    expect(status).toBe(200);
    expect(html).toContain('Gala of tomorrow</h1>');
    expect(html).toContain('Bring a lantern.');
    expect(html).toContain('The new tent');
    expect(html).toContain('Edits that are not published yet');
    expect(html).toContain(`data-entry="event:${event.id}"`);
    const pictures = new Set(
      [
        ...html.matchAll(
          /(?:src|content)="(?:https:\/\/www\.halyardpier\.example)?(\/_assets\/[^"]+\.(?:jpe?g|png))"/g,
        ),
      ].map(([, file]) => file),
    );
    expect(pictures.size).toBeGreaterThan(0);
    for (const picture of pictures) {
      const answer = await fetch(`${site.url}${picture}`, { redirect: 'manual' });
      expect([picture, answer.status, (await answer.arrayBuffer()).byteLength > 500]).toEqual([
        picture,
        200,
        true,
      ]);
    }
    expect([await hashFiles(site.folder), await hashFiles(path.join(commandLineCache, 'pictures'))]).toEqual(
      before,
    );

    const itself = await show(event.id);
    expect(itself.html).not.toContain('Gala of tomorrow');
    expect(itself.html).toContain('As it is published');
  });

  it.each(['post', 'page', 'event', 'location', 'artwork', 'experience'] as const)(
    'shows a draft of the kind %s that was never published',
    async (kind) => {
      const sample = site.store.entries.find(
        (entry) =>
          entry.kind === kind && entry.status === 'publish' && entry.id !== site.store.settings.pageOnFront,
      );
      if (sample === undefined) throw new Error(`The demo has no ${kind}`);
      const entry = addEntry(site.store, { ...sample, slug: '', title: `A new ${kind}`, status: 'draft' });
      const { status, html } = await show(entry, null, kind);
      expect(status).toBe(200);
      expect(html).toContain(`A new ${kind}`);
      expect(html).toContain(`data-entry="${kind}:${entry}"`);
      expect(html).toContain('A draft: not on the site');
      expect(html).not.toContain('>Public page<');
    },
  );

  it('costs one request when nothing else has changed', async () => {
    await show(event.id);
    for (let round = 0; round < 3; round += 1) {
      const before = site.asked.length;
      expect((await show(event.id)).status).toBe(200);
      expect(site.asked.slice(before)).toEqual(['/graphql']);
    }
  });

  it('is a preview of the site as it is by now', async () => {
    const other = site.store.entries.find(({ kind, id }) => kind === 'event' && id !== event.id);
    const home = site.store.settings.pageOnFront;
    if (other === undefined) throw new Error('The demo has one event only');
    editEntry(site.store, home, { title: 'Home of the new name' });
    // Content is read again every few seconds at most.
    await expect
      .poll(async () => (await show(home, null, 'page')).html, { interval: 500 })
      .toContain('Home of the new name');
  });

  it('tells what a check would refuse, beside the page', async () => {
    const { id: _, ...copy } = event;
    const entry = addEntry(site.store, {
      ...copy,
      title: 'A link to nowhere',
      slug: 'to-nowhere',
      status: 'draft',
      blocks: [paragraph(`<a href="/no-such-page/">nowhere</a>`)],
    });
    const { status, html } = await show(entry);
    expect(status).toBe(200);
    const [bar = ''] = /<aside class="boardwalk-preview"[\s\S]*<\/aside>/.exec(html) ?? [];
    expect(bar).toContain('/no-such-page/');
    expect(bar).toContain('Edit in WordPress');
  });

  it('is beside the reason where another entry has its address', async () => {
    const { id: _, ...copy } = event;
    const entry = addEntry(site.store, { ...copy, title: 'The second of its name', status: 'draft' });
    const { status, html } = await show(entry);
    expect(status).toBe(200);
    expect(html).toContain('The second of its name');
    const [bar = ''] = /<aside class="boardwalk-preview"[\s\S]*<\/aside>/.exec(html) ?? [];
    expect(bar).toContain('nothing of the site is published until it is corrected');
  });
});

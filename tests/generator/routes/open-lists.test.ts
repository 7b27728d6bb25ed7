import { describe, expect, it } from 'vitest';
import type { StoredBlock } from '../../../generator/content/stored-blocks.ts';
import { makeEntry } from '../../support/entries.ts';
import { makeEvent } from '../../support/events.ts';
import { openContext } from '../../support/route-context.ts';

const pavilion = makeEntry('location', 1, { slug: 'pavilion', title: 'The Pavilion' });
const light = makeEntry('location', 2, { slug: 'light', title: 'Pier Head Light' });

/** A paragraph with links to addresses of the CMS. */
function linksTo(...addresses: string[]): StoredBlock {
  const refs = addresses.map((to) => ({ ref: 'link' as const, to, isInternal: true }));
  const html = { ref: 'html' as const, parts: [...addresses.map(() => '<a href="'), '">'], refs };
  return { block: 'core/paragraph', props: { html, style: {} } };
}

describe('what is found at a location', () => {
  it('are the upcoming events whose venue names it', () => {
    const { context } = openContext([
      pavilion,
      light,
      makeEvent(11, '2026-08-01T19:00:00', { venue: 'The Pavilion, upstairs' }),
      makeEvent(12, '2026-07-01T19:00:00', { venue: 'the pavilion' }),
      makeEvent(13, '2026-01-01T19:00:00', { venue: 'The Pavilion' }),
      makeEvent(14, '2026-07-01T19:00:00', { venue: 'Town beach' }),
    ]);
    const at = (location: typeof light) => context.lists.upcomingAt(location.id).all();
    expect(at(pavilion).map(({ id }) => id)).toEqual([12, 11]);
    expect(at(light)).toEqual([]);
  });

  it('are the works of art whose text links to it first', () => {
    const news = makeEntry('artwork', 21, {
      blocks: [linksTo('/visit/', '/locations/pavilion/', '/locations/light/')],
    });
    const arch = makeEntry('artwork', 22, { blocks: [linksTo('/locations/light/#c-top')] });
    const nowhere = makeEntry('artwork', 23, { blocks: [linksTo('/news/')] });
    const { context } = openContext([pavilion, light, news, arch, nowhere]);
    const { placeOfWork, worksAt } = context.lists;
    expect(placeOfWork(news)?.id).toBe(pavilion.id);
    expect(placeOfWork(arch)?.id).toBe(light.id);
    expect(placeOfWork(nowhere)).toBeUndefined();
    expect(
      worksAt(light.id)
        .all()
        .map(({ id }) => id),
    ).toEqual([arch.id]);
  });
});

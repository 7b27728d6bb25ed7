import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { during, duringPlan } from '../../../generator/dependencies/note.ts';
import { makeEntry } from '../../support/entries.ts';
import { openContext } from '../../support/route-context.ts';

const fair = makeEntry('event', 7, { slug: 'fair', title: 'Harbour fair' });

function open() {
  const { context } = openContext([fair]);
  const [place] = context.lists.event.all();
  if (place === undefined) throw new Error('the event has no place');
  return { context, place };
}

describe('an entry that a page reads', () => {
  it('is a plain frozen object: it prints, spreads, serialises and clones', () => {
    const { context, place } = open();
    const entry = context.row(place);
    expect(inspect(entry)).toContain("title: 'Harbour fair'");
    expect({ ...entry, title: 'Other' }).toMatchObject({ slug: 'fair', title: 'Other', fields: fair.fields });
    expect(JSON.parse(JSON.stringify(entry))).toMatchObject({ title: 'Harbour fair', fields: fair.fields });
    const { blocks: _, ...rest } = entry;
    expect(structuredClone(rest)).toEqual(rest);
    expect(() => Object.assign(entry, { title: 'Changed' })).toThrow(TypeError);
    expect(() => Object.assign(entry.fields, { venue: 'Changed' })).toThrow(TypeError);
  });

  it('is noted, and only what is read of it', () => {
    const { context, place } = open();
    expect(during(() => context.row(place)).usage.used).toEqual(['event:7']);
    expect(during(() => context.titleOf(place)).usage.used).toEqual(['event:7']);
    expect(during(() => context.report(place)).usage.used).toEqual([]);
    expect(during(() => context.find('event', 8)).usage.used).toEqual(['event:8']);
  });

  it('has a place without title and text, which is all that a plan can read', () => {
    const { context, place } = open();
    expect(Object.keys(place)).not.toContain('title');
    expect(Object.keys(place.fields).sort()).toEqual([
      'audiences',
      'end',
      'isForFamilies',
      'start',
      'venue',
      'venueLocationId',
    ]);
    // @ts-expect-error: a place has no title, and a page type cannot go around `row`.
    expect(place.title).toBeUndefined();
    expect(() => duringPlan(() => context.row(place))).toThrow('only pages may read content');
  });
});

import { expect, it } from 'vitest';
import type { AnyEntry, Media } from '../../../generator/content/content.ts';
import { packBlocks } from '../../../generator/content/saved/packed-blocks.ts';
import { openLastModified } from '../../../generator/routes/last-modified.ts';
import { makeContent, makeEntry, makeMedia } from '../../support/entries.ts';

const day = (number: number) => `2026-06-0${number}T10:00:00.000Z`;
const picture = {
  block: 'core/picture',
  props: { picture: { ref: 'media', path: '/a.jpg', id: 9 } },
} as const;

it.each<[string, Partial<AnyEntry>, Partial<Media>, string | undefined]>([
  ['its own edit, without anything else', {}, {}, day(3)],
  ['the later edit of its picture', { imageId: 9 }, { modified: day(5) }, day(5)],
  ['its own edit, after that of its picture', { imageId: 9 }, { modified: day(1) }, day(3)],
  [
    'the later edit of a picture in its text',
    { blocks: packBlocks([picture], 0) },
    { modified: day(4) },
    day(4),
  ],
  ['unknown where a file has no date', { imageId: 9 }, { modified: null }, undefined],
  ['its own edit where a file is not in the library', { imageId: 8 }, {}, day(3)],
  ['unknown where it lists others', { showsOthers: true }, {}, undefined],
])('is %s', (_, changes, file, expected) => {
  const entry = { ...makeEntry('page', 1, { modified: day(3) }), ...changes } as AnyEntry;
  const media = [{ ...makeMedia(9, '/a.jpg', { modified: day(2) }), ...file }];
  expect(openLastModified({ ...makeContent([entry]), media })(entry)).toBe(expected);
});

it.each([
  ['known where its place was edited before', day(2), day(3)],
  ['unknown where its place was edited since: nobody says what of it', day(4), undefined],
])('is %s', (_, edited, expected) => {
  const event = makeEntry('event', 1, { modified: day(3), fields: { venueLocationId: 2 } });
  const content = makeContent([event, makeEntry('location', 2, { modified: edited })]);
  expect(openLastModified(content)(event)).toBe(expected);
});

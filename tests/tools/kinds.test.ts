import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fieldsOf, kinds } from '../../generator/content/kinds/descriptions.ts';
import { derivedFiles, metaOf } from '../../tools/kinds.ts';
import { projectRoot } from '../support/project-root.ts';

const read = (file: string) => readFile(path.join(projectRoot, file), 'utf8');

describe('the descriptions of the kinds', () => {
  it.each(Object.entries(derivedFiles))(
    'are repeated in %s: otherwise run `npm run kinds`',
    async (file, make) => {
      const text = await read(file);
      expect(text).toBe(make(text));
    },
  );

  it.each(kinds)('give each field of %s a place of its own in WordPress', (kind) => {
    // "venue" and "venueId" would have the same.
    const places = fieldsOf(kind).map(({ name }) => metaOf(name));
    expect(places).toEqual([...new Set(places)]);
  });

  it('keep the names under which a WordPress has stored the fields', async () => {
    const table = await read('wordpress/boardwalk/includes/kinds.json');
    const names = Array.from(table.matchAll(/"meta":"boardwalk_(\w+)"/g), ([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(stored));
  });
});

const stored =
  `start end venue venue_location event_url price is_free is_for_families address latitude longitude opening_hours hours
  phone website artist year location`.split(/\s+/);

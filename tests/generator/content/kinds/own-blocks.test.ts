import { describe, expect, it } from 'vitest';
import { cmsHosts } from '../../../../generator/content/html/links.ts';
import { withOwnBlocks } from '../../../../generator/content/kinds/own-blocks.ts';
import { readRecords } from '../../../../generator/content/kinds/read-records.ts';

const node = {
  databaseId: 7,
  slug: 'seven',
  uri: '/seven/',
  status: 'publish',
  dateGmt: '2026-06-01T10:00:00',
  modifiedGmt: '2026-06-01T10:00:00',
  title: 'Seven',
  html: '<p class="has-text-align-center">Words</p>',
};
const facts = { hosts: cmsHosts([]), timeZone: 'UTC', fetchedAt: '2026-06-02T00:00:00Z', state: '' };

describe('the blocks that the plugin Boardwalk gives as one text', () => {
  it('are read as editorBlocks are', () => {
    const list = [
      { name: 'core/paragraph', clientId: '1', parentClientId: null, paragraph: { align: 'center' } },
    ];
    const own = readRecords({
      kind: 'post',
      nodes: [{ ...node, boardwalkBlocks: JSON.stringify(list) }],
      ...facts,
    });
    const others = readRecords({ kind: 'post', nodes: [{ ...node, editorBlocks: list }], ...facts });
    expect(own.failure).toBeNull();
    expect(own.records[0]?.entry).toEqual(others.records[0]?.entry);
    expect(JSON.stringify(own.records[0]?.entry.blocks)).toContain('center');
  });

  it.each(['[{', '{"name":"core/paragraph"}', '[{"name":7}]', '"text"'])(
    'name the entry where they are not blocks: %s',
    (text) => {
      const { failure } = readRecords({
        kind: 'post',
        nodes: [{ ...node, boardwalkBlocks: text }],
        ...facts,
      });
      expect(failure?.problems[0]).toMatchObject({
        entry: { kind: 'post', id: 7, title: 'Seven' },
        field: expect.stringContaining('editorBlocks'),
      });
    },
  );

  it('are missing for an entry without a text: its html is read', () => {
    const without = { ...node, boardwalkBlocks: null };
    expect(withOwnBlocks(without)).toBe(without);
    expect(readRecords({ kind: 'post', nodes: [without], ...facts }).failure).toBeNull();
  });
});

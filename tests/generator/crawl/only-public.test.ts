import { describe, expect, it } from 'vitest';
import { completeDraft, leftOutReason } from '../../../generator/crawl/only-public.ts';

const now = '2026-06-13T14:00:00.000Z';

describe('completeDraft', () => {
  it('gives a draft the slug, address and date that it has not got yet', () => {
    const draft = {
      databaseId: 12,
      status: 'draft',
      slug: null,
      uri: '/?page_id=12',
      dateGmt: null,
      title: 'T',
    };
    expect(completeDraft(draft, now)).toEqual({
      databaseId: 12,
      status: 'draft',
      slug: 'draft-12',
      uri: '/draft-12/',
      dateGmt: '2026-06-13T14:00:00',
      title: 'T',
    });
  });

  it('keeps what an entry has', () => {
    const pending = {
      databaseId: 3,
      status: 'pending',
      slug: 'a',
      uri: '/a/',
      dateGmt: '2026-01-01T00:00:00',
    };
    expect(completeDraft(pending, now)).toEqual(pending);
    const published = { databaseId: 4, status: 'publish', slug: '', uri: null };
    expect(completeDraft(published, now)).toBe(published);
  });
});

describe('the check of the status', () => {
  it.each(['draft', 'pending', 'private', 'future'])(
    'lets %s into a build with drafts alone (faults 167)',
    (status) => {
      const node = { status, hasPassword: false, dateGmt: '2027-01-01T00:00:00' };
      expect(leftOutReason(node, now, true)).toBeNull();
      expect(leftOutReason(node, now)).toBe('unpublished');
    },
  );

  it('lets what is in the bin, and what a password guards, into neither (faults 166, 167)', () => {
    for (const status of ['trash', 'auto-draft', 'inherit', 'vip-only'])
      expect(leftOutReason({ status }, now, true)).toBe('unpublished');
    expect(leftOutReason({ status: 'publish', hasPassword: true }, now, true)).toBe('protected');
  });
});

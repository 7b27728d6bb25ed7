import { describe, expect, it } from 'vitest';
import { findBigEvent } from '../../../../generator/routes/page-types/home.ts';
import type { BlockNode } from '../../../../templates/blocks/index.ts';
import type { EventSummary } from '../../../../templates/types.ts';
import { href, picture, when } from '../../../templates/samples.ts';

const event = (title: string, more: Partial<EventSummary> = {}): EventSummary => ({
  id: 1,
  title,
  href: href(`/event/${title}/`),
  when,
  coming: [],
  isPast: false,
  picture: { ...picture, src: `/media/${title}.jpg` },
  ...more,
});
const festival = event('festival', { when: { ...when, lastDay: '2026-06-15' } });
const grid = (...events: EventSummary[]): BlockNode => ({ block: 'pier/event-grid', props: { events } });

describe('the big event of the home page', () => {
  it('is the next one of several days, even if one of a day comes before it', () => {
    expect(findBigEvent([], [event('walk'), festival, event('later')])).toEqual(festival);
  });

  it('is the next one of all, where each is over in a day', () => {
    expect(findBigEvent([], [event('walk'), event('later')])?.title).toBe('walk');
  });

  it('is not shown twice on the page, and neither is its picture', () => {
    const sameSight = event('rerun', { picture: festival.picture ?? picture });
    expect(findBigEvent([grid(festival)], [festival, sameSight, event('later')])?.title).toBe('later');
  });

  it('has a picture, or there is none', () => {
    const { picture: _, ...bare } = event('bare');
    expect(findBigEvent([], [bare])).toBeUndefined();
  });
});

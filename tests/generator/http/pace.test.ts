import { describe, expect, it } from 'vitest';
import { afterAnswer, afterFailure, type Pace, startPace } from '../../../generator/http/pace.ts';

const answer = (pace: Pace, ms = 20, values: { isCrowded?: boolean; round?: number } = {}): Pace =>
  afterAnswer(pace, { operation: 'Posts', ms, round: pace.round, isCrowded: true, ...values });

const answers = (pace: Pace, count: number, ms?: number): Pace =>
  Array.from({ length: count }).reduce<Pace>((current) => answer(current, ms), pace);

describe('the pace of a crawl', () => {
  it('starts with two requests at once, or fewer where fewer are allowed', () => {
    expect(startPace(8).limit).toBe(2);
    expect(startPace(1).limit).toBe(1);
  });

  it('starts with as many as are asked for, where so many are allowed', () => {
    expect([startPace(64, 8).limit, startPace(4, 8).limit]).toEqual([8, 4]);
  });

  it('allows one more after as many quick answers as are allowed at once, up to the most', () => {
    const limits = [0, 1, 2, 4, 5, 9, 100].map((count) => answers(startPace(4), count).limit);
    expect(limits).toEqual([2, 2, 3, 3, 4, 4, 4]);
  });

  it('does not grow while nobody waits', () => {
    const idle = { isCrowded: false };
    expect(answer(answer(startPace(8), 20, idle), 20, idle).limit).toBe(2);
  });

  it('halves when a request fails, once for all that began before that, and never to none', () => {
    const pace = answers(startPace(16), 60);
    expect(pace.limit).toBeGreaterThan(8);
    const slower = afterFailure(pace, pace);
    expect(slower.limit).toBe(Math.floor(pace.limit / 2));
    expect(afterFailure(slower, pace)).toBe(slower);
    const slowest = [1, 2, 3, 4, 5].reduce((current) => afterFailure(current, current), slower);
    expect(slowest).toMatchObject({ limit: 1, failures: 6 });
  });

  it('tries a limit at which it failed again after many quick answers, and after twice as many the next time', () => {
    const grown = answers(startPace(8), 5);
    const collapse = (pace: Pace): Pace => answer(afterFailure(pace, pace));
    const back = answers(collapse(grown), 2);
    expect([grown.limit, back.limit]).toEqual([4, 3]);
    const untilGrown = (from: Pace): number => {
      let count = 0;
      for (let pace = from; pace.limit < 4; pace = answer(pace)) count++;
      return count;
    };
    expect(untilGrown(back)).toBe(8 * 3 - 1);
    const again = answers(collapse(answers(back, 8 * 3)), 2);
    expect(untilGrown(again)).toBe(16 * 3 - 1);
  });

  it('takes failures without an answer between for one trouble, whatever the limit meanwhile', () => {
    const grown = answers(startPace(8), 9);
    const failed = [1, 2, 3].reduce((current) => afterFailure(current, current), grown);
    expect(failed).toMatchObject({ limit: 1, ceiling: 5 });
    expect(answers(failed, 1 + 2 + 3).limit).toBe(4);
  });

  it('counts failures in a row until something is answered', () => {
    const pace = startPace(4);
    const failed = afterFailure(pace, pace);
    expect(failed.failures).toBe(1);
    expect(answer(failed).failures).toBe(0);
    expect(answer(failed, 20, { round: pace.round })).toMatchObject({ failures: 0, window: { answers: 0 } });
  });

  it('halves when most answers become much slower than this operation usually is', () => {
    const quick = answers(startPace(4), 13, 100);
    expect(quick.limit).toBe(4);
    expect(answers(quick, 4, 2000).limit).toBe(2);
    // Slower, not much slower: a heavier entry, or a busy machine.
    expect(answers(quick, 4, 390).limit).toBe(4);
    expect(answers(startPace(4), 4, 5).usual.get('Posts')).toBe(5);
    expect(answers(answers(startPace(4), 13, 5), 4, 100).limit).toBe(4);
  });

  it('does not grow in a window with a slow answer', () => {
    const pace = answers(startPace(4), 2, 100);
    expect(pace.limit).toBe(3);
    expect(answers(answer(pace, 2000), 2, 100).limit).toBe(3);
  });

  it('learns what is usual for each operation by itself', () => {
    const heavy = afterAnswer(startPace(4), { operation: 'Details', ms: 3000, round: 0, isCrowded: true });
    expect(answers(heavy, 5, 40).limit).toBeGreaterThan(2);
    expect(heavy.usual.get('Details')).toBe(3000);
  });

  it('takes slowness at one request at a time for the usual, since it is not ours', () => {
    const alone = answers(startPace(1), 3, 100);
    expect(answers(alone, 60, 2000).usual.get('Posts')).toBeGreaterThan(1900);
    const several = answers(startPace(4), 6, 100);
    expect(answer(several, 2000).usual.get('Posts')).toBe(100);
  });
});

import { describe, expect, it } from 'vitest';
import { readOptions, readSyncOptions } from '../../../tools/bench/options.ts';
import { projectRoot } from '../../support/project-root.ts';

describe('the options of the bench', () => {
  it('names the option that it does not understand', () => {
    expect(() => readOptions(['--entries', 'many'], projectRoot)).toThrow('--entries "many" is not a whole');
  });

  it('names those of a sync as well', () => {
    expect(() => readSyncOptions(['--most', '0'], projectRoot)).toThrow('--most "0" is not a whole');
    expect(readSyncOptions([], projectRoot)).toMatchObject({ pages: 10_000, mostPages: 100_000, rounds: 3 });
  });

  it.each([
    [['--shape', 'round'], '--shape "round" is not known'],
    [['--beside', 'eleventy,pencil'], '--beside "pencil" is not known'],
  ])('names the shape or generator that it does not know: %j', (args, message) => {
    expect(() => readOptions(args, projectRoot)).toThrow(message);
  });
});

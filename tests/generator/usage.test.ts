import { describe, expect, it } from 'vitest';
import { createUsage } from '../../generator/usage.ts';

describe('createUsage', () => {
  it('tells, sorted and each once, what was asked for while something was made', () => {
    const usage = createUsage();
    usage.note({ kind: 'page', id: 1 });
    const { made, used } = usage.during(() => {
      usage.note({ kind: 'post', id: 7 });
      usage.noteAll('event', 'post');
      usage.note({ kind: 'post', id: 7 });
      return 'page';
    });
    expect(made).toBe('page');
    expect(used).toEqual(['event:*', 'post:*', 'post:7']);
  });

  it('makes a shared value once, and notes what it asked for with all who ask for it', () => {
    const usage = createUsage();
    let made = 0;
    const shared = usage.once(() => {
      usage.note({ kind: 'category', id: 3 });
      made += 1;
      return made;
    });
    const use = (id: number) =>
      usage.during(() => {
        usage.note({ kind: 'post', id });
        return shared();
      });
    expect([use(1), use(2)]).toEqual([
      { made: 1, used: ['category:3', 'post:1'] },
      { made: 1, used: ['category:3', 'post:2'] },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { during, duringPlan, note, noteKey, tell, unnoted } from '../../../generator/dependencies/note.ts';
import { once } from '../../../generator/dependencies/once.ts';
import { rememberValue } from '../../../generator/dependencies/remember-value.ts';

const problem = { message: 'a link leads nowhere' };

const usedBy = (make: () => unknown): readonly string[] => [...during(make).usage.used].sort();

describe('during', () => {
  it('tells what was read and what came to light while something was made, each once, and nothing else', () => {
    note({ kind: 'page', id: 1 });
    const { made, usage } = during(() => {
      note({ kind: 'post', id: 7 });
      noteKey('event?upcoming');
      note({ kind: 'post', id: 7 });
      tell({ problem });
      return 'page';
    });
    expect(made).toBe('page');
    expect([...usage.used]).toEqual(['post:7', 'event?upcoming']);
    expect([...usage.findings]).toEqual([{ problem }]);
  });

  it('tells of all changes the earliest, whichever was told first', () => {
    const change = (at: string) => ({ change: { at, why: 'the notice ends' } });
    const [early, late] = [change('2026-06-14T10:00:00.000Z'), change('2026-06-15T10:00:00.000Z')];
    const both = [early, late];
    for (const order of [both, both.toReversed()])
      expect([...during(() => order.forEach(tell)).usage.findings]).toEqual([early]);
  });

  it('ends where making fails', () => {
    const failing = () =>
      during(() => {
        throw new Error('no');
      });
    expect(usedBy(() => expect(failing).toThrow('no'))).toEqual([]);
    expect(usedBy(() => note({ kind: 'post', id: 1 }))).toEqual(['post:1']);
  });

  it('leaves out what is made unnoted', () => {
    expect(usedBy(() => unnoted(() => note({ kind: 'post', id: 1 })))).toEqual([]);
  });
});

describe('a value that is kept', () => {
  const thing = {};

  it.each([
    ['once', (make: () => number) => once(make)],
    ['of a thing', (make: () => number) => rememberValue((_: object) => make()).bind(null, thing)],
  ])('is made once, and all who ask depend on what it was made from: %s', (_, keep) => {
    let made = 0;
    const shared = keep(() => {
      note({ kind: 'category', id: 3 });
      tell({ problem });
      made += 1;
      return made;
    });
    // No scope notes the first call.
    shared();
    const { made: value, usage } = during(shared);
    expect(value).toBe(1);
    expect([...usage.used]).toEqual(['category:3']);
    expect([...usage.findings]).toEqual([{ problem }]);
  });
});

describe('a plan', () => {
  it('may read what lies at a path', () => {
    const { usage } = duringPlan(() => noteKey('path:/news/'));
    expect([...usage.used]).toEqual(['path:/news/']);
  });

  it('fails where it reads the content of one, by itself or by a value that was kept', () => {
    const shared = once(() => note({ kind: 'post', id: 5 }));
    shared();
    expect(() => duringPlan(shared)).toThrow('A plan reads the content of post:5');
  });
});

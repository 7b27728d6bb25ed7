import { describe, expect, it } from 'vitest';
import { readIsland } from '../../client-runtime/read-island.ts';

describe('what the server wrote on an island', () => {
  it('is read as it was written', () => {
    const data = {
      island: 'pier-map',
      module: '/_assets/pier-map.js',
      stylesheet: '/_assets/pier-map.css',
      when: 'visible',
      props: '{"places":[]}',
    };
    expect(readIsland(data)).toEqual({
      name: 'pier-map',
      module: '/_assets/pier-map.js',
      stylesheet: '/_assets/pier-map.css',
      trigger: 'visible',
      props: { places: [] },
    });
  });

  it('needs neither stylesheet nor props', () => {
    expect(readIsland({ island: 'a', module: '/a.js', when: 'load' })).toMatchObject({
      stylesheet: undefined,
      props: {},
    });
  });

  it('can wait for an idle moment when the trigger is one it does not know', () => {
    expect(readIsland({ island: 'a', module: '/a.js', when: 'full-moon' }).trigger).toBe('idle');
    expect(readIsland({ island: 'a', module: '/a.js' }).trigger).toBe('idle');
  });

  it('is refused without a module', () => {
    expect(() => readIsland({ island: 'a' })).toThrow('Island a names no module');
  });

  it('is refused when its props are no object', () => {
    expect(() => readIsland({ island: 'a', module: '/a.js', props: 'null' })).toThrow(
      'Island a has broken props',
    );
    expect(() => readIsland({ island: 'a', module: '/a.js', props: '{oops' })).toThrow(SyntaxError);
  });
});

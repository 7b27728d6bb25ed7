import { describe, expect, it } from 'vitest';
import { readProps } from '../../client-runtime/read-props.ts';

describe("an island's props", () => {
  it('are read as the server wrote them', () => {
    expect(readProps({ island: 'pier-map', props: '{"places":[]}' })).toEqual({ places: [] });
  });

  it('may be left out', () => expect(readProps({ island: 'a' })).toEqual({}));

  it.each(['null', '7', '{oops', ''])('are refused when they are not an object: %s', (props) => {
    expect(() => readProps({ props })).toThrow();
  });
});

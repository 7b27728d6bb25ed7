import { describe, expect, it } from 'vitest';
import { eventPlaces, keyOfPlace } from '../../../templates/components/event-places.ts';
import { events, href } from '../samples.ts';

const [lights] = events;
if (lights === undefined) throw new Error('no sample event');
const at = (title: string, path?: string) => ({
  ...lights,
  place: { title, ...(path === undefined ? {} : { href: href(path) }) },
});

describe('the places of events', () => {
  it('have the last part of their address as a key, otherwise their words', () => {
    expect(keyOfPlace(at('The Pavilion', '/location/the-pavilion/'))).toBe('the-pavilion');
    expect(keyOfPlace(at('Café & Tap, Pier Head!'))).toBe('café-tap-pier-head');
    expect(keyOfPlace(at('—'))).toBeUndefined();
  });

  it('are listed once, by title', () => {
    const list = eventPlaces([at('Lawn'), at('Boardwalk'), at('lawn'), at('Lawn')]);
    expect(list).toEqual([
      { key: 'boardwalk', title: 'Boardwalk' },
      { key: 'lawn', title: 'Lawn' },
    ]);
  });

  it('are at most forty, those with the most events', () => {
    const rare = Array.from({ length: 60 }, (_, index) => at(`Bench ${index}`));
    const list = eventPlaces([...rare, at('Lawn'), at('Lawn')]);
    expect(list).toHaveLength(40);
    expect(list.map(({ key }) => key)).toContain('lawn');
  });
});

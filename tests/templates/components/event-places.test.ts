import { describe, expect, it } from 'vitest';
import { placeKey } from '../../../generator/routes/place-key.ts';
import { eventPlaces } from '../../../templates/components/event-places.ts';
import { events } from '../samples.ts';

const [lights] = events;
if (lights === undefined) throw new Error('no sample event');
const at = (title: string) => ({ ...lights, place: { title, key: placeKey(title) } });

describe('the places of events', () => {
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

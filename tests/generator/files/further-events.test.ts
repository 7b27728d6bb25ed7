import { describe, expect, it } from 'vitest';
import { decodeTimes } from '../../../client-runtime/events/decode-times.ts';
import type { EventsFile } from '../../../client-runtime/events/further-events.ts';
import { furtherEvents } from '../../../generator/files/further-events.ts';
import { mostListed } from '../../../generator/routes/listed.ts';
import { contentsOf } from '../../support/contents-of.ts';
import { makeEntry } from '../../support/entries.ts';
import { makeEvent } from '../../support/events.ts';
import { openContext } from '../../support/route-context.ts';

/** Events of the demo's future, one in a minute. */
function makeEvents(count: number) {
  return Array.from({ length: count }, (_, at) =>
    makeEvent(at + 1, new Date(Date.UTC(2026, 6, 1, 10, at)).toISOString().slice(0, 19), {
      venue: at % 2 === 0 ? 'Sail Loft' : '',
    }),
  );
}

function fileOf(...entries: Parameters<typeof openContext>[0]): EventsFile {
  const [file] = furtherEvents(openContext(entries).context);
  if (file === undefined) throw new Error('there is no file');
  expect([file.path, file.class]).toEqual(['_boardwalk/events.json', 'data']);
  return JSON.parse(String(contentsOf(file)));
}

describe('the file of all events', () => {
  it('is not there for a list on one page', () => {
    expect(furtherEvents(openContext(makeEvents(mostListed)).context)).toEqual([]);
  });

  it('has the events to come in the order of the list, each place once, and none that is over', () => {
    const events = makeEvents(mostListed + 1);
    const { places, events: listed } = fileOf(makeEvent(9_000, '2026-05-01T10:00:00'), ...events);
    expect(places.map(([, title]) => title)).toEqual(['Sail Loft']);
    expect(listed.map(([id]) => id)).toEqual(events.map(({ id }) => id));
    expect(listed.slice(0, 2).map(([, title, href, place]) => [title, href, place])).toEqual([
      ['event 1', '/event/event-1/', 0],
      ['event 2', '/event/event-2/', -1],
    ]);
    const [first] = decodeTimes(listed[0]?.[5] ?? '');
    expect(first?.start).toBe(Date.UTC(2026, 6, 1, 10) / 60_000);
  });

  it('says what is free and what is for families', () => {
    const marked = [0, 1, 2, 3].map((marks) =>
      makeEntry('event', 10_000 + marks, {
        fields: {
          ...{ start: `2026-06-2${marks}T10:00:00`, isFree: marks % 2 === 1, isForFamilies: marks > 1 },
        },
      }),
    );
    const { events } = fileOf(...marked, ...makeEvents(mostListed));
    expect(events.slice(0, 4).map(([id, , , , marks]) => [id, marks])).toEqual(
      marked.map(({ id }, marks) => [id, marks]),
    );
  });
});

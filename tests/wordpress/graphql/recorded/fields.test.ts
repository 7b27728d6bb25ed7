import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLObjectType, parse } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { wholeSchema } from '../../../../demo/schema.ts';
import { type EntryIds, makeAwkward } from '../../support/awkward-entries.ts';
import { openWordpress } from '../../support/open-wordpress.ts';
import { type Recorded, record, resolveAll } from '../../support/recorder.ts';

const ownSchema = readFileSync('wordpress/boardwalk.graphql', 'utf8');

/** The types that have the fields of the interface for entries with a text. */
const withText = ['Post', 'Page', 'Event', 'Location', 'Artwork', 'Experience', 'Space', 'Job'];

describe('the fields for WPGraphQL', () => {
  const wordpress = openWordpress();
  let ids: EntryIds;
  let recorded: Recorded;
  beforeAll(async () => {
    ids = await makeAwkward(wordpress.run);
    recorded = await record(wordpress.run);
  });

  it('have the names and types of the schema', async () => {
    // With all that the plugin adds: `tests/demo/schema.test.ts`.
    const schema = buildSchema(await wholeSchema('demo'));
    let compared = 0;
    for (const [type, fields] of Object.entries(recorded))
      for (const [name, { type: written, args }] of Object.entries(fields)) {
        const field = (schema.getType(type) as GraphQLObjectType | undefined)?.getFields()[name];
        const found = field && {
          type: String(field.type),
          args: Object.fromEntries(field.args.map((arg) => [arg.name, String(arg.type)])),
        };
        expect(found, `${type}.${name}`).toEqual({ type: written, args });
        compared += 1;
      }
    expect(compared).toBeGreaterThan(50);
  });

  it('are all that boardwalk.graphql promises, from code alone (row 10)', () => {
    const promised = parse(ownSchema).definitions.flatMap((definition) =>
      definition.kind === 'ObjectTypeDefinition' || definition.kind === 'ObjectTypeExtension'
        ? (definition.fields ?? []).map((field) => `${definition.name.value}.${field.name.value}`)
        : [],
    );
    const registered = Object.entries(recorded).flatMap(([type, fields]) =>
      Object.keys(fields).flatMap((name) =>
        (type === 'NodeWithContentEditor' ? [type, ...withText] : [type]).map((of) => `${of}.${name}`),
      ),
    );
    expect(promised.filter((name) => !registered.includes(name))).toEqual([]);
  });

  const valuesOf = async (type: string, name: string): Promise<Record<string, unknown>> => {
    const fields = Object.keys(recorded[type] ?? {});
    const values = await resolveAll(
      wordpress.run,
      fields.map((field) => ({ type, field, id: ids[name] ?? 0 })),
    );
    return Object.fromEntries(fields.map((field, at) => [field, values[at]]));
  };

  it('are null where nothing is filled in', async () => {
    for (const [type, name] of [
      ['Event', 'event-plain'],
      ['Location', 'location-plain'],
      ['Artwork', 'art-plain'],
    ] as const) {
      const values = await valuesOf(type, name);
      expect([...new Set(Object.values(values))], name).toEqual([null]);
    }
  });

  it('have the stored values, by name (row 12)', async () => {
    expect(await valuesOf('Event', 'gala')).toEqual({
      startDate: '2026-06-02T19:00:00',
      endDate: '2026-06-02T22:00:00',
      venue: 'Café am “Pier” & more',
      venueLocationId: ids.place,
      eventUrl: 'https://example.org/gala?x=1&y=2',
      price: 'from $5',
      // WordPress stores no as an empty text.
      isFree: null,
      isForFamilies: true,
      ...{ eventDates: null, eventState: null, movedFrom: null, doors: null, audiences: null, access: null },
    });
    expect(await valuesOf('Location', 'place')).toEqual({
      address: '1 Pier Road\nHarbour',
      latitude: 27.7676,
      longitude: 0,
      openingHours: {
        week: [{ day: 1, opens: '09:00', closes: '17:00' }],
        exceptions: [],
        seasons: [],
      },
      hours:
        'Monday 09:00–17:00\nTuesday closed\nWednesday closed\nThursday closed\nFriday closed\nSaturday closed\nSunday closed',
      phone: '1111',
      website: 'https://example.org/?a=1&b=2',
      access: null,
      hireCapacity: null,
      hirePrice: null,
    });
    expect(await valuesOf('Artwork', 'mural')).toEqual({
      artist: 'Ana "O\\B" x',
      year: -12,
      locationId: ids.place,
    });
  });

  it('give the words of an editor before those that are made', async () => {
    expect((await valuesOf('Event', 'gala-in-words')).venue).toBe('Behind "café"');
    expect((await valuesOf('Location', 'place-in-words')).hours).toBe('By  & luck');
  });

  it('name no entry that is not public', async () => {
    const hidden = { venue: null, venueLocationId: null };
    expect(await valuesOf('Event', 'gala-in-draft')).toMatchObject(hidden);
    expect(await valuesOf('Event', 'gala-at-password')).toMatchObject(hidden);
    expect(await valuesOf('Artwork', 'mural-in-draft')).toMatchObject({ locationId: null });
  });

  it('hide what an entry with a password says', async () => {
    const values = await valuesOf('Event', 'gala-with-password');
    expect([...new Set(Object.values(values))]).toEqual([null]);
  });

  it('are null where an import stored something else', async () => {
    expect(await valuesOf('Location', 'place-damaged')).toMatchObject({
      address: null,
      latitude: null,
      longitude: null,
      openingHours: null,
      hours: null,
    });
  });

  it('give the focal point of a picture, and null for one without', async () => {
    const [withPoint, without] = await wordpress.run<readonly number[]>(
      `$make = static function () { return wp_insert_attachment( array( 'post_title' => 'x', 'post_mime_type' => 'image/png' ), 'x.png' ); };
      $one = $make();
      update_post_meta( $one, 'boardwalk_focal_point', array( 'x' => 0.25, 'y' => 1 ) );
      return array( $one, $make() );`,
    );
    const ask = (id = 0) => ({ type: 'MediaItem', field: 'focalPoint', id });
    expect(await resolveAll(wordpress.run, [ask(withPoint), ask(without)])).toEqual([
      { x: 0.25, y: 1 },
      null,
    ]);
  });
});

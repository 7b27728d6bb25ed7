import { beforeAll, describe, expect, it } from 'vitest';
import kinds from '../../wordpress/boardwalk/includes/kinds.json' with { type: 'json' };
import type { RestAnswer, Session } from './server/session.ts';
import { addPicture } from './support/library.ts';
import { openWordpress } from './support/open-wordpress.ts';
import { hours, samplesOf, type Targets } from './support/samples.ts';
import { storedFields } from './support/stored.ts';

const postTypesWithFields = ['event', 'location', 'art', 'space', 'job'];
const postTypes = [...postTypesWithFields, 'experience'];

describe('the content over REST', () => {
  const wordpress = openWordpress();
  let editor: Session;
  let targets: Targets;
  const create = async (postType: string, values: object) => {
    const { status, body } = await editor.rest('POST', `/wp/v2/${postType}`, {
      status: 'publish',
      ...values,
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return body;
  };
  /** Sends many requests as one: WordPress takes 25 of them. */
  const batch = async (requests: readonly object[]): Promise<readonly RestAnswer[]> => {
    const answers: RestAnswer[] = [];
    for (let at = 0; at < requests.length; at += 25) {
      const { body } = await editor.rest('POST', '/batch/v1', { requests: requests.slice(at, at + 25) });
      answers.push(...body.responses);
    }
    return answers;
  };
  beforeAll(async () => {
    editor = await wordpress.login('editor');
    const location = await create('location', { title: 'Head of the pier' });
    const event = await create('event', { title: 'Gala' });
    targets = { location: location.id, event: event.id, file: await addPicture(wordpress, 'plan') };
  });

  it('has a post type for every kind, with the fields of the table', async () => {
    const { body: types } = await editor.rest('GET', '/wp/v2/types?context=edit');
    for (const postType of postTypes) {
      expect(types[`boardwalk_${postType}`]).toMatchObject({
        rest_base: postType,
        viewable: true,
        supports: { title: true, editor: true, excerpt: true, thumbnail: true, revisions: true },
      });
      const { meta } = await create(postType, { title: 'Empty' });
      expect(Object.keys(meta).filter((name) => name.startsWith('boardwalk_'))).toEqual(
        Object.values(kinds)
          .find((kind) => kind.postType === `boardwalk_${postType}`)
          ?.fields.map(({ meta }) => meta),
      );
    }
  });

  it.each(postTypesWithFields)('stores every field of the type %s and gives it back', async (postType) => {
    const samples = samplesOf(postType, targets);
    const given = Object.fromEntries(samples.map((sample) => [sample.meta, sample.given]));
    const stored = Object.fromEntries(samples.map((sample) => [sample.meta, sample.stored ?? sample.given]));
    const { id } = await create(postType, { title: 'Whole', meta: given });
    expect((await editor.rest('GET', `/wp/v2/${postType}/${id}`)).body.meta).toMatchObject(stored);
    const { body: again } = await editor.rest('POST', `/wp/v2/${postType}/${id}`, { meta: stored });
    expect(again.meta).toMatchObject(stored);
  });

  it.each(postTypesWithFields)('stores nothing for empty fields of the type %s', async (postType) => {
    const { id, meta } = await create(postType, { title: 'Empty' });
    await editor.rest('POST', `/wp/v2/${postType}/${id}`, { meta: { ...meta }, title: 'Still empty' });
    expect(await storedFields(wordpress, id)).toEqual({});
  });

  it('keeps a number missing when an editor changes another field, and 0 when it was chosen', async () => {
    const { id, meta } = await create('location', { title: 'Somewhere' });
    const change = { ...meta, boardwalk_address: 'Pier Road' };
    await editor.rest('POST', `/wp/v2/location/${id}`, { meta: change });
    expect(await storedFields(wordpress, id)).toEqual({ boardwalk_address: 'Pier Road' });
    const equator = await create('location', { title: 'On the equator', meta: { boardwalk_latitude: 12 } });
    await editor.rest('POST', `/wp/v2/location/${equator.id}`, { meta: { boardwalk_latitude: 0 } });
    expect(await storedFields(wordpress, equator.id)).toEqual({ boardwalk_latitude: '0' });
  });

  it('stores no 0 where an import writes an empty or a wrong number', async () => {
    const { id } = await create('location', { title: 'Imported' });
    await wordpress.run(
      `update_post_meta( $given, 'boardwalk_latitude', '' ); update_post_meta( $given, 'boardwalk_longitude', 'west' );`,
      { given: id },
    );
    expect(await storedFields(wordpress, id)).toEqual({ boardwalk_latitude: '', boardwalk_longitude: '' });
    const { rest } = await wordpress.login('editor');
    expect(
      (await rest('POST', `/wp/v2/location/${id}`, { meta: { boardwalk_phone: '+1 555 0100' } })).status,
    ).toBe(200);
  });

  it('removes a number that is emptied', async () => {
    const { id } = await create('location', { title: 'Moved', meta: { boardwalk_latitude: 12 } });
    for (const empty of [null, '']) {
      await editor.rest('POST', `/wp/v2/location/${id}`, { meta: { boardwalk_latitude: 12 } });
      const { status } = await editor.rest('POST', `/wp/v2/location/${id}`, {
        meta: { boardwalk_latitude: empty },
      });
      expect([status, await storedFields(wordpress, id)]).toEqual([200, {}]);
    }
  });

  it.each(postTypesWithFields)(
    'refuses wrong values of the type %s, and says which and why',
    async (postType) => {
      const { id } = await create(postType, { title: 'Before' });
      const wrongs = samplesOf(postType, targets).flatMap(({ meta, label, wrong }) =>
        wrong.map(([value, reason]) => ({ meta, label, value, reason })),
      );
      const answers = await batch(
        wrongs.map(({ meta, value }) => ({
          method: 'POST',
          path: `/wp/v2/${postType}/${id}`,
          body: { title: 'After', meta: { [meta]: value } },
        })),
      );
      expect(answers).toHaveLength(wrongs.length);
      for (const [index, { status, body }] of answers.entries()) {
        const { meta, label, reason } = wrongs[index] ?? {};
        expect([status, body.message]).toEqual([400, expect.stringContaining(String(reason))]);
        // Hours say which row is wrong.
        if (meta !== 'boardwalk_opening_hours') expect(body.message).toMatch(new RegExp(`^${label}: `));
      }
      expect(await storedFields(wordpress, id)).toEqual({});
      expect((await editor.rest('GET', `/wp/v2/${postType}/${id}`)).body.title.rendered).toBe('Before');
    },
  );

  it('creates no entry when one of its fields is wrong', async () => {
    const count = async () => (await editor.rest('GET', '/wp/v2/event?per_page=100&status=any')).body.length;
    const before = await count();
    const { status } = await editor.rest('POST', '/wp/v2/event', {
      title: 'Nonsense',
      meta: { boardwalk_price: '$1', boardwalk_start: 'soon' },
    });
    expect([status, await count()]).toEqual([400, before]);
  });

  it('sorts openings by day and time', async () => {
    const { meta } = await create('location', {
      title: 'Unsorted',
      meta: {
        boardwalk_opening_hours: {
          week: [
            { day: 5, opens: '18:00', closes: '02:00' },
            { day: '1', opens: '13:30', closes: '17:00' },
            { day: 1, opens: '09:00', closes: '12:00' },
          ],
        },
      },
    });
    expect(meta.boardwalk_opening_hours).toEqual({ week: hours.week, exceptions: [], seasons: [] });
  });

  it('lets an entry be saved whose location was trashed or deleted since', async () => {
    const { id: location } = await create('location', { title: 'Old shed' });
    const { id, meta } = await create('event', {
      title: 'In the shed',
      meta: { boardwalk_venue_location: location },
    });
    await editor.rest('DELETE', `/wp/v2/location/${location}`);
    const trashed = await editor.rest('POST', `/wp/v2/event/${id}`, { title: 'Still there', meta });
    expect([trashed.status, trashed.body.meta.boardwalk_venue_location]).toEqual([200, location]);
    await editor.rest('DELETE', `/wp/v2/location/${location}?force=true`);
    const deleted = await editor.rest('POST', `/wp/v2/event/${id}`, { title: 'Still there', meta });
    expect([deleted.status, deleted.body.meta.boardwalk_venue_location]).toEqual([200, 0]);
  });

  it('has a focal point for files of the library, with numbers from 0 to 1', async () => {
    const id = await wordpress.run<number>(
      `return wp_insert_attachment( array( 'post_title' => 'Pier', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ), 'pier.png' );`,
      { as: 'editor' },
    );
    let times = 0;
    const set = (point: unknown) =>
      editor.rest('POST', `/wp/v2/media/${id}`, {
        title: `${++times}`,
        meta: { boardwalk_focal_point: point },
      });
    const right = await set({ x: 0.25, y: 1 });
    expect([right.status, right.body.meta?.boardwalk_focal_point]).toEqual([200, { x: 0.25, y: 1 }]);
    for (const wrong of [{ x: 1.5, y: 0 }, { x: -0.1, y: 0 }, 'left', { x: 'a', y: 0 }]) {
      const { status, body } = await set(wrong);
      expect([status, body.message]).toEqual([400, expect.stringMatching(/^Focal point: /)]);
    }
    expect((await editor.rest('GET', `/wp/v2/media/${id}`)).body.title.rendered).toBe('1');
    expect(await storedFields(wordpress, id)).toEqual({ boardwalk_focal_point: { x: 0.25, y: 1 } });
  });

  it('restores the fields of a revision', async () => {
    const { id } = await create('event', { title: 'First' });
    for (const [title, price] of [
      ['Second', '$5'],
      ['Third', '$9'],
    ])
      await editor.rest('POST', `/wp/v2/event/${id}`, { title, meta: { boardwalk_price: price } });
    const restored = await wordpress.run<string>(
      `$revisions = wp_get_post_revisions( $given, array( 'order' => 'ASC' ) );
      wp_restore_post_revision( reset( $revisions ) );
      return get_post_meta( $given, 'boardwalk_price', true );`,
      { given: id, as: 'editor' },
    );
    expect(restored).toBe('$5');
  });
});

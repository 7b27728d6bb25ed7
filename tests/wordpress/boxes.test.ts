import { beforeAll, describe, expect, it } from 'vitest';
import type { Session } from './server/session.ts';
import { openAdmin } from './support/admin-browser.ts';
import { openForm, saveForm, useClassicEditor } from './support/classic-editor.ts';
import { send } from './support/form.ts';
import { addPicture } from './support/library.ts';
import { openWordpress } from './support/open-wordpress.ts';
import { hours, samplesOf, type Targets } from './support/samples.ts';
import { storedFields } from './support/stored.ts';

const labels: Record<string, string> = {
  event: 'Event',
  location: 'Location',
  art: 'Artwork',
  space: 'Space to let',
  job: 'Job',
};
const datesField = 'boardwalk[boardwalk_dates]';
const hoursField = 'boardwalk[boardwalk_opening_hours]';

describe('the fields of an entry without script', () => {
  const wordpress = openWordpress();
  let editor: Session;
  let targets: Targets;
  beforeAll(async () => {
    await useClassicEditor(wordpress);
    editor = await wordpress.login('editor');
    const entries = await wordpress.run<Omit<Targets, 'file'>>(
      `$insert = static function ( $type, $title ) {
        return wp_insert_post( array( 'post_type' => post_type_exists( $type ) ? $type : "boardwalk_$type", 'post_title' => $title, 'post_status' => 'publish' ) );
      };
      return array( 'location' => $insert( 'location', 'Head of the pier' ), 'event' => $insert( 'event', 'Gala' ) );`,
    );
    targets = { ...entries, file: await addPicture(wordpress, 'plan') };
  });

  it.each(Object.keys(labels))('are stored and shown again for the type %s', async (postType) => {
    const samples = samplesOf(postType, targets).filter(({ given }) => typeof given !== 'object');
    const typed = Object.fromEntries(
      samples.map(({ meta, given }) => [meta, given === true ? '1' : String(given)]),
    );
    const opened = await openForm(editor, postType);
    const saved = await saveForm(editor, opened, typed);
    expect(saved.page.text).toContain(`${labels[postType]} published.`);
    const stored = await storedFields(wordpress, saved.id);
    for (const { meta, given, stored: expected = given } of samples) {
      expect([meta, stored[meta]]).toEqual([meta, expected === true ? '1' : String(expected)]);
      expect([meta, saved.shownIn(meta)]).toEqual([meta, expected === true ? '1' : String(expected)]);
    }
    expect(stored).not.toHaveProperty('boardwalk_opening_hours');
    // Saved again as it is shown, nothing changes.
    await saveForm(editor, saved, {});
    expect(await storedFields(wordpress, saved.id)).toEqual(stored);
  });

  it('are removed when they are emptied', async () => {
    const id = await wordpress.run<number>(
      `return wp_insert_post( array( 'post_type' => 'boardwalk_event', 'post_title' => 'Full', 'post_status' => 'publish', 'meta_input' => array( 'boardwalk_price' => '$5', 'boardwalk_is_free' => true, 'boardwalk_venue_location' => $given ) ) );`,
      { given: targets.location },
    );
    expect(Object.keys(await storedFields(wordpress, id))).toHaveLength(3);
    await saveForm(editor, await openForm(editor, id), {
      boardwalk_price: ' ',
      boardwalk_is_free: '0',
      boardwalk_venue_location: '',
    });
    expect(await storedFields(wordpress, id)).toEqual({});
  });

  it('show the hours of every day, exceptions and seasons as rows', async () => {
    const { form, ...rest } = await openForm(editor, 'location');
    const set = (name: string, value: string) => form.values.set(`${hoursField}${name}`, value);
    const setTimes = (row: string, opens: string, closes: string) => {
      set(`${row}[opens]`, opens);
      set(`${row}[closes]`, closes);
    };
    setTimes('[week][0]', '09:00', '12:00');
    setTimes('[week][4]', '18:00', '02:00');
    set('[exceptions][0][date]', '2026-12-24');
    set('[exceptions][0][isClosed]', '1');
    set('[exceptions][0][note]', 'Christmas Eve');
    set('[exceptions][2][date]', '2026-12-31');
    setTimes('[exceptions][2]', '20:00', '03:00');
    set('[seasons][0][name]', 'Summer');
    set('[seasons][0][from]', '05-01');
    set('[seasons][0][until]', '09-30');
    setTimes('[seasons][0][week][6]', '08:00', '22:00');
    const saved = await saveForm(editor, { form, ...rest }, {});
    expect((await storedFields(wordpress, saved.id)).boardwalk_opening_hours).toEqual({
      ...hours,
      week: hours.week.filter(({ opens }) => opens !== '13:30'),
    });
    // The second opening of a day gets the row after the first one.
    saved.form.values.set(`${hoursField}[week][1][opens]`, '13:30');
    saved.form.values.set(`${hoursField}[week][1][closes]`, '17:00');
    const again = await saveForm(editor, saved, {});
    expect((await storedFields(wordpress, saved.id)).boardwalk_opening_hours).toEqual(hours);
    expect(again.form.values.get(`${hoursField}[exceptions][1][opens]`)).toBe('20:00');
  });

  it.each(Object.keys(labels))(
    'keep what was typed for the type %s where it is refused',
    async (postType) => {
      const samples = samplesOf(postType, targets).filter(({ wrong }) => typeof wrong[0]?.[0] !== 'object');
      const wrongs = samples.flatMap(({ meta, label, wrong }) => {
        const [value, reason] = wrong.find(([given]) => typeof given !== 'object') ?? [];
        return meta === 'boardwalk_opening_hours' || typeof value === 'boolean'
          ? []
          : [{ meta, label, value: String(value), reason: String(reason) }];
      });
      const opened = await openForm(editor, postType);
      opened.form.values.set('post_title', 'Half right');
      const saved = await saveForm(
        editor,
        opened,
        Object.fromEntries(wrongs.map(({ meta, value }) => [meta, value])),
      );
      expect(saved.page.text).toContain('Everything else is saved, but not this:');
      for (const { meta, label, value, reason } of wrongs) {
        const [, words] = saved.page.text.split('Everything else is saved, but not this:');
        expect(words).toContain(`${label}: `);
        expect(words).toContain(reason);
        expect([meta, saved.shownIn(meta)]).toEqual([meta, value]);
      }
      expect(await storedFields(wordpress, saved.id)).toEqual({});
      // The reason is shown once; later the form shows what is stored.
      const later = await openForm(editor, saved.id);
      expect(later.page.text).not.toContain('but not this');
      for (const { meta } of wrongs) expect([meta, later.shownIn(meta)]).toEqual([meta, '']);
      expect(later.form.values.get('post_title')).toBe('Half right');
    },
  );

  it.each([
    ['is missing', (values: URLSearchParams) => values.delete('boardwalk_nonce')],
    ['is old', (values: URLSearchParams) => values.set('boardwalk_nonce', '0123456789')],
  ])('are kept in the form, not stored, when the nonce %s', async (_case, change) => {
    const opened = await openForm(editor, 'event');
    change(opened.form.values);
    const saved = await saveForm(editor, opened, { boardwalk_price: '$7' });
    expect(saved.page.text).toContain('Price: the form was open for too long. Save it again.');
    expect([saved.shownIn('boardwalk_price'), await storedFields(wordpress, saved.id)]).toEqual(['$7', {}]);
    await saveForm(editor, saved, {});
    expect(await storedFields(wordpress, saved.id)).toEqual({ boardwalk_price: '$7' });
  });

  it('leave stored hours alone when the server cuts the form', async () => {
    const id = await wordpress.run<number>(
      `return wp_insert_post( array( 'post_type' => 'boardwalk_location', 'post_title' => 'Long', 'post_status' => 'publish', 'meta_input' => array( 'boardwalk_opening_hours' => $given ) ) );`,
      { given: hours },
    );
    const opened = await openForm(editor, id);
    // As max_input_vars does: what comes later is not there.
    const names = [...opened.form.values.keys()];
    for (const name of names.slice(names.indexOf(`${hoursField}[week][4][opens]`)))
      if (name.startsWith(hoursField)) opened.form.values.delete(name);
    const saved = await saveForm(editor, opened, {});
    expect(saved.page.text).toContain('Opening hours: the form arrived in part.');
    expect(await storedFields(wordpress, id)).toEqual({ boardwalk_opening_hours: hours });
  });

  it('store and show a rule with days that differ, the state and the lists of an event', async () => {
    const opened = await openForm(editor, 'event');
    const set = (name: string, value: string) => opened.form.values.set(`${datesField}${name}`, value);
    set('[repeats]', 'weekly');
    set('[until]', '2037-09-24');
    opened.form.values.append(`${datesField}[weekdays][]`, '4');
    set('[days][1][date]', '2037-06-18');
    opened.form.values.append('boardwalk[boardwalk_access][]', 'captions');
    const saved = await saveForm(editor, opened, {
      boardwalk_start: '2037-06-04T10:00',
      boardwalk_state: 'sold-out',
    });
    const stored = {
      boardwalk_start: '2037-06-04T10:00:00',
      boardwalk_state: 'sold-out',
      boardwalk_access: ['captions'],
      boardwalk_dates: {
        ...{ repeats: 'weekly', interval: 1, weekdays: [4], weeks: [], until: '2037-09-24', count: 0 },
        days: [{ date: '2037-06-18', change: 'left-out', from: '', until: '', note: '' }],
      },
    };
    expect(await storedFields(wordpress, saved.id)).toEqual(stored);
    // Saved again as it is shown, nothing changes.
    const again = await saveForm(editor, saved, {});
    expect(await storedFields(wordpress, saved.id)).toEqual(stored);
    again.form.values.set(`${datesField}[count]`, 'ten');
    const refused = await saveForm(editor, again, {});
    expect(refused.page.text).toContain('Repeats: "ten" is not a whole number.');
    refused.form.values.set(`${datesField}[repeats]`, '');
    refused.form.values.delete('boardwalk[boardwalk_access][]');
    refused.form.values.append('boardwalk[boardwalk_access][]', '');
    await saveForm(editor, refused, { boardwalk_state: '' });
    expect(await storedFields(wordpress, saved.id)).toEqual({ boardwalk_start: stored.boardwalk_start });
  });

  it('leave stored dates alone when the server cuts the form', async () => {
    const dates = { repeats: 'daily', interval: 1, weekdays: [], weeks: [], until: '', count: 5, days: [] };
    const id = await wordpress.run<number>(
      `return wp_insert_post( array( 'post_type' => 'boardwalk_event', 'post_title' => 'Cut', 'post_status' => 'publish', 'meta_input' => array( 'boardwalk_dates' => $given ) ) );`,
      { given: dates },
    );
    const opened = await openForm(editor, id);
    opened.form.values.delete(`${datesField}[whole]`);
    const saved = await saveForm(editor, opened, {});
    expect(saved.page.text).toContain('Repeats: the form arrived in part.');
    expect(await storedFields(wordpress, id)).toEqual({ boardwalk_dates: dates });
  });

  it('show the next dates, and what is wrong, where the browser runs scripts', async () => {
    const browser = await openAdmin(wordpress, editor);
    const { page, complaints } = await browser.open('/wp-admin/post-new.php?post_type=boardwalk_event');
    const box = page.locator('#boardwalk_fields');
    await box.getByLabel('Starts', { exact: true }).fill('2037-06-04T10:00');
    await box.getByLabel('Ends', { exact: true }).fill('2037-06-04T09:00');
    expect(await box.innerText()).toContain('The end is before the start');
    await box.getByLabel('Ends', { exact: true }).fill('2037-06-04T14:00');
    expect(await box.innerText()).not.toContain('The end is before the start');
    await box.getByLabel('Takes place').selectOption({ label: 'Every week' });
    await box.getByLabel('Last day').fill('2037-07-02');
    await box.getByText('Days that differ').click();
    await box.getByLabel('Day 2, date').fill('2037-06-18');
    await box.getByLabel('Day 3, date').fill('2037-07-04');
    const next = await box.locator('.boardwalk-next li').allInnerTexts();
    expect(next.map((line) => line.slice(0, 12))).toEqual([
      'Thu, June 4,',
      'Thu, June 11',
      'Thu, June 25',
      'Thu, July 2,',
    ]);
    expect(await box.locator('.boardwalk-wrong').allInnerTexts()).toEqual([
      'Sat, July 4, 2037 is not one of the dates.',
    ]);
    expect(complaints).toEqual([]);
    await browser.close();
  });

  it('say where a chosen location is not public any more, and keep it', async () => {
    const [location, event] = await wordpress.run<[number, number]>(
      `$location = wp_insert_post( array( 'post_type' => 'boardwalk_location', 'post_title' => 'Shed', 'post_status' => 'draft' ) );
      return array( $location, wp_insert_post( array( 'post_type' => 'boardwalk_event', 'post_title' => 'In the shed', 'post_status' => 'publish', 'meta_input' => array( 'boardwalk_venue_location' => $location ) ) ) );`,
    );
    const opened = await openForm(editor, event);
    expect(opened.page.text).toContain('Shed (not public)');
    await saveForm(editor, opened, {});
    expect(await storedFields(wordpress, event)).toEqual({ boardwalk_venue_location: String(location) });
  });

  it('do not follow another entry that is saved in the same request', async () => {
    const opened = await openForm(editor, 'event');
    opened.form.values.set('boardwalk[boardwalk_price]', '$5');
    opened.form.values.set('post_ID', String(targets.event));
    const { status } = await send(editor, opened.form);
    expect([status, await storedFields(wordpress, targets.event)]).toEqual([403, {}]);
  });

  it('have no box where a kind has no fields', async () => {
    expect((await openForm(editor, 'experience')).form.values.has('boardwalk_nonce')).toBe(false);
    expect((await openForm(editor, 'event')).form.values.has('boardwalk_nonce')).toBe(true);
  });

  it('name the time zone of the pier once, and lead to the setting where it is no city', async () => {
    const { text, html } = (await openForm(editor, 'event')).page;
    expect(text.split('in the time zone America/New_York.')).toHaveLength(2);
    expect(html).not.toContain('options-general.php#timezone_string');
    await wordpress.run(
      `update_option( 'timezone_string', '' ); update_option( 'gmt_offset', 2 ); return null;`,
    );
    const admin = await wordpress.login('admin');
    const offset = (await openForm(admin, 'event')).page;
    expect(offset.text).toContain('in the time zone +02:00. Choose the nearest city');
    expect(offset.html).toContain('options-general.php#timezone_string');
    expect((await openForm(editor, 'event')).page.html).not.toContain('options-general.php#timezone_string');
    await wordpress.run(`update_option( 'timezone_string', 'America/New_York' ); return null;`);
  });
});

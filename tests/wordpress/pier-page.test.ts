import { beforeAll, describe, expect, it } from 'vitest';
import type { Session } from './server/session.ts';
import { readForm, send, visit } from './support/form.ts';
import { openWordpress } from './support/open-wordpress.ts';
import { hours, wrongHours } from './support/samples.ts';

const page = '/wp-admin/admin.php?page=boardwalk';
const whole = {
  name: 'Harbour Pier & Sons',
  address: '1 Pier Road\nHarbour',
  phone: '+1 727 555 0100',
  email: 'hello@example.org',
  directionsUrl: 'https://example.org/map?a=1&b=2',
  latitude: 27.7676,
  longitude: -82.6299,
  hours,
  social: [{ label: 'Mastodon', url: 'https://example.org/@pier' }],
  notice: { text: 'Closed on Friday', url: 'https://example.org/why', until: '2026-06-02T19:00:00' },
};

/** Wrong settings over REST and the words of the refusal. */
const wrongs: readonly (readonly [change: object, reason: string])[] = [
  [{ phone: 'call us' }, 'Phone: "call us" is not a phone number.'],
  [{ email: 'hello' }, 'E-mail: "hello" is not an e-mail address.'],
  [{ directionsUrl: 'javascript:alert(1)' }, 'Directions: "javascript:alert(1)" is not an address'],
  [{ latitude: 91 }, 'Latitude: 91 is not from -90 to 90.'],
  [{ longitude: 'west' }, 'boardwalk_pier[longitude] is not of type number.'],
  [{ hours: wrongHours[3]?.[0] }, String(wrongHours[3]?.[1])],
  [{ social: [{ label: 'Mastodon', url: 'example' }] }, 'Link 1: "example" is not an address'],
  [{ social: [{ label: '', url: 'https://example.org' }] }, 'Link 1: its label is missing.'],
  [{ notice: { text: 'Closed', url: 'why' } }, 'Link of the notice: "why" is not an address'],
  [{ notice: { text: 'Closed', until: 'Friday' } }, 'End of the notice: "Friday" is not a date and time'],
];

describe('the settings of the pier', () => {
  const wordpress = openWordpress();
  let admin: Session;
  const stored = () => wordpress.run(`return (object) get_option( 'boardwalk_pier', array() );`);
  const store = (pier: object) =>
    wordpress.run(`return update_option( 'boardwalk_pier', $given );`, { given: pier });
  /** Opens the form, types by name and sends it. */
  const fill = async (typed: Readonly<Record<string, string>>) => {
    const form = readForm((await visit(admin, page)).html, 'boardwalk_pier[name]');
    for (const [name, value] of Object.entries(typed)) form.values.set(`boardwalk_pier${name}`, value);
    const answer = await send(admin, form);
    const shown = readForm(answer.html, 'boardwalk_pier[name]').values;
    return { ...answer, shown: (name: string) => shown.get(`boardwalk_pier${name}`) ?? undefined };
  };
  beforeAll(async () => {
    admin = await wordpress.login('admin');
  });

  it('are nothing in a new site', async () => {
    expect(await stored()).toEqual({});
    const { body } = await admin.rest('GET', '/wp/v2/settings');
    expect(Object.keys(body.boardwalk_pier)).toEqual([]);
  });

  it('are stored by the form without script, and shown again', async () => {
    const answer = await fill({
      '[name]': whole.name,
      '[address]': whole.address.replace('\n', '\r\n'),
      '[phone]': whole.phone,
      '[email]': whole.email,
      '[directionsUrl]': whole.directionsUrl,
      '[latitude]': String(whole.latitude),
      '[longitude]': String(whole.longitude),
      '[hours][week][1][opens]': '09:00',
      '[hours][week][1][closes]': '17:00',
      '[social][1][label]': 'Mastodon',
      '[social][1][url]': 'https://example.org/@pier',
      '[notice][text]': whole.notice.text,
      '[notice][url]': whole.notice.url,
      '[notice][until]': '2026-06-02T19:00',
    });
    expect(answer.text).toContain('Settings saved.');
    const expected = {
      ...whole,
      hours: { week: [{ day: 2, opens: '09:00', closes: '17:00' }], exceptions: [], seasons: [] },
    };
    expect(await stored()).toEqual(expected);
    expect([
      answer.shown('[name]'),
      answer.shown('[social][0][url]'),
      answer.shown('[notice][until]'),
    ]).toEqual([whole.name, 'https://example.org/@pier', '2026-06-02T19:00:00']);
    // Sent again as they are shown, nothing changes.
    await fill({});
    expect(await stored()).toEqual(expected);
  });

  it('are forgotten where a field is emptied', async () => {
    await store(whole);
    await fill({
      '[phone]': '',
      '[latitude]': ' ',
      '[notice][text]': '',
      '[social][0][label]': '',
      '[social][0][url]': '',
    });
    const { phone: _phone, latitude: _latitude, notice: _notice, social: _social, ...rest } = whole;
    expect(await stored()).toEqual(rest);
  });

  it('are refused by the form with the reason, and what was typed is kept', async () => {
    await store(whole);
    const answer = await fill({
      '[name]': 'Another pier',
      '[email]': 'hello <at> example',
      '[hours][exceptions][2][date]': '24 December',
      '[social][1][label]': 'Only a label',
    });
    expect(answer.text).toContain('E-mail: "hello ‹at› example" is not an e-mail address.');
    expect(
      ['[name]', '[email]', '[hours][exceptions][2][date]', '[social][1][label]'].map(answer.shown),
    ).toEqual(['Another pier', 'hello <at> example', '24 December', 'Only a label']);
    expect(await stored()).toEqual(whole);
    // Empty rows that were sent are not added to those of the form.
    expect([
      answer.shown('[hours][exceptions][5][date]'),
      answer.shown('[hours][exceptions][6][date]'),
    ]).toEqual(['', undefined]);
    const later = readForm((await visit(admin, page)).html, 'boardwalk_pier[name]').values;
    expect(later.get('boardwalk_pier[email]')).toBe(whole.email);
  });

  it.each([
    ['[phone]', 'call us', 'Phone: "call us"'],
    ['[latitude]', '27,5', 'Latitude: "27,5" is not a number.'],
    ['[hours][week][0][opens]', '9 am', 'Week, Monday: "9 am" is not a time'],
    ['[hours][seasons][0][from]', 'May', 'Season 1: "May" is not a month and day'],
    ['[social][0][url]', 'mastodon', 'Link 1: "mastodon" is not an address'],
    ['[notice][until]', 'Friday', 'End of the notice: "Friday" is not a date and time'],
  ])('say what is wrong with %s', async (name, value, reason) => {
    await store({ notice: { text: 'Closed' } });
    const answer = await fill({ [name]: value });
    expect(answer.text).toContain(reason);
    expect(answer.shown(name)).toBe(value);
    expect(await stored()).toEqual({ notice: { text: 'Closed' } });
  });

  it('stay as they are when the form arrives in part, or without its nonce', async () => {
    await store(whole);
    const form = readForm((await visit(admin, page)).html, 'boardwalk_pier[name]');
    form.values.set('boardwalk_pier[name]', 'Another pier');
    const { values } = form;
    const cut = new URLSearchParams([...values].filter(([name]) => name !== 'boardwalk_pier[hours][whole]'));
    expect((await send(admin, { ...form, values: cut })).text).toContain(
      'Opening hours: the form arrived in part.',
    );
    for (const nonce of ['', '0123456789']) {
      values.set('_wpnonce', nonce);
      expect((await send(admin, form)).status).toBe(403);
    }
    expect(await stored()).toEqual(whole);
  });

  it('are read and written over REST by an administrator', async () => {
    await store({});
    const written = await admin.rest('POST', '/wp/v2/settings', { boardwalk_pier: whole });
    expect([written.status, written.body.boardwalk_pier]).toEqual([200, whole]);
    expect(await stored()).toEqual(whole);
  });

  it('are refused over REST with 400 and the reason', async () => {
    await store(whole);
    for (const [change, reason] of wrongs) {
      const { status, body } = await admin.rest('POST', '/wp/v2/settings', {
        title: 'Another title',
        boardwalk_pier: { ...whole, ...change },
      });
      expect([status, JSON.stringify(body)]).toEqual([
        400,
        expect.stringContaining(JSON.stringify(reason).slice(1, -1)),
      ]);
    }
    expect(await stored()).toEqual(whole);
    expect(await wordpress.run(`return get_option( 'blogname' );`)).toBe('Harbour Pier');
  });
});

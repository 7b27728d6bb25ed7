import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWordpress } from '../support/open-wordpress.ts';
import { addEvent, digest, type Reporter, startReports } from '../support/reports.ts';

interface Line {
  readonly status: number;
  readonly words: string;
  readonly user: string;
  readonly count: number;
}

describe('a report that is refused', () => {
  const wordpress = openWordpress();
  let reporter: Reporter;
  let event: number;
  beforeAll(async () => {
    reporter = await startReports(wordpress);
    event = await addEvent(wordpress);
    await reporter.publish(digest('a'));
  });
  // What changes nothing needs no other state for the next one.
  beforeEach(() =>
    wordpress.run(`delete_option( 'boardwalk_status_log' ); delete_transient( 'boardwalk_reports' );`),
  );

  const log = () => wordpress.run<readonly Line[]>('return Boardwalk\\refusedReports();');
  const state = () =>
    wordpress.run(
      `global $wpdb;
      return array(
        $wpdb->get_results( "SELECT option_name, option_value FROM {$wpdb->options} WHERE option_name LIKE 'boardwalk%' AND option_name != 'boardwalk_status_log' ORDER BY option_name" ),
        $wpdb->get_results( "SELECT * FROM {$wpdb->posts} ORDER BY ID" ),
        $wpdb->get_results( "SELECT * FROM {$wpdb->postmeta} ORDER BY meta_id" ),
        get_option( 'cron' ),
      );`,
    );
  const basic = (user: string, password: string) => ({
    authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
  });
  const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
  const problem = { message: 'x' };
  const entry = () => ({
    kind: 'event',
    id: event,
    modified: '2026-01-01T00:00:00',
    paths: ['/event/gala/'],
  });

  const bad: readonly (readonly [string, string, () => object, number, string])[] = [
    ['of another version', 'live', () => ({ version: 2 }), 400, 'version'],
    ['of an unknown event', 'gone', () => ({}), 400, 'event'],
    ['without a site', 'live', () => ({ site: undefined }), 400, 'site'],
    ['with an address for its site', 'live', () => ({ site: 'https://www.pier.example/a' }), 400, 'site'],
    ['with a day that the calendar does not have', 'live', () => ({ at: '2026-02-30T10:00:00Z' }), 400, 'at'],
    ['without a digest', 'live', () => ({ build: null }), 400, 'build'],
    ['with a digest in other signs', 'live', () => ({ build: '../../wp-config' }), 400, 'build'],
    ['with a word for a truth', 'building', () => ({ isRepeated: 'yes' }), 400, 'isRepeated'],
    ['with a digest where nothing is built', 'building', () => ({ build: digest('a') }), 400, 'build'],
    ['without its entries', 'built', () => ({ entries: undefined }), 400, 'entries'],
    ['with an entry twice', 'built', () => ({ entries: [entry(), entry()] }), 400, 'entries[1].id'],
    ['with an id in words', 'built', () => ({ entries: [{ ...entry(), id: '5' }] }), 400, 'entries[0].id'],
    [
      'with a date in words',
      'built',
      () => ({ entries: [{ ...entry(), modified: 'now' }] }),
      400,
      'entries[0].modified',
    ],
    ...['//evil.example/', 'javascript:alert(1)', '/\\evil.example', '/<b>', 'https://evil.example/'].map(
      (path) =>
        [
          `with the path ${path}`,
          'built',
          () => ({ entries: [{ ...entry(), paths: [path] }] }),
          400,
          'entries[0].paths',
        ] as const,
    ),
    ['with a problem without words', 'refused', () => ({ problems: [{}] }), 400, 'problems[0].message'],
    [
      'with more problems than it may have',
      'refused',
      () => ({ problems: Array(201).fill(problem) }),
      400,
      'problems',
    ],
    [
      'with a field that is a list',
      'refused',
      () => ({ problems: [{ ...problem, field: [] }] }),
      400,
      'field',
    ],
    ['with fewer problems than it has', 'refused', () => ({ problems: [problem] }), 400, 'problemCount'],
    [
      'with a next change in words',
      'built',
      () => ({ nextChange: { at: 'soon', why: 'x' } }),
      400,
      'nextChange',
    ],
    ...[
      { '--paper': 'red' },
      { '--paper': '#ffffff;}*{display:none' },
      { paper: '#ffffff' },
      { '--paper}': '#ffffff' },
      '#ffffff',
    ].map((colours): (typeof bad)[number] => [
      'with other colours',
      'built',
      () => ({ colours }),
      400,
      'colours',
    ]),
    ['of another site', 'live', () => ({ site: 'https://other.example' }), 409, 'other.example'],
    [
      'of a site with this one as its beginning',
      'live',
      () => ({ site: 'https://www.pier.example.evil.example' }),
      409,
      'evil',
    ],
    ['from the past', 'live', () => ({ at: minutes(-11) }), 409, 'ten minutes'],
    ['from the future', 'live', () => ({ at: minutes(11) }), 409, 'ten minutes'],
    [
      'with an entry that is something else here',
      'built',
      () => ({ entries: [{ ...entry(), kind: 'location' }] }),
      409,
      'no location here',
    ],
    [
      'with a problem of an entry that is something else here',
      'refused',
      () => ({
        problems: [{ message: 'x', entry: { kind: 'post', id: event, title: '' } }],
        problemCount: 1,
      }),
      409,
      'no post here',
    ],
  ];
  it('because it is older than the newest one changes nothing', async () => {
    const at = new Date(Date.now() - 2_000).toISOString();
    expect((await reporter.report('building')).status).toBe(200);
    const before = await state();
    const answer = await reporter.report('live', { at });
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('newer')]);
    expect(await state()).toEqual(before);
    await reporter.publish(digest('a'));
  });

  it.each(bad)(
    'because it is one %s, is logged and changes nothing else',
    async (_, sent, fields, status, words) => {
      const before = await state();
      const answer = await reporter.report(sent, fields());
      expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(words)]);
      expect(await state()).toEqual(before);
      expect(await log()).toEqual([
        expect.objectContaining({
          status,
          user: 'boardwalk-report',
          count: 1,
          words: expect.stringContaining(words),
        }),
      ]);
    },
  );

  it.each([
    ['no JSON', '{"version":'],
    ['a list', '[]'],
    ['a text', '"live"'],
    ['nothing', ''],
  ])('because it is %s, is logged and changes nothing else', async (_, body) => {
    const before = await state();
    expect((await reporter.send(body)).status).toBe(400);
    expect(await state()).toEqual(before);
    expect(await log()).toHaveLength(1);
  });

  it('needs the right password, and a user who may report: editors and administrators are refused (row 8)', async () => {
    const passwords = await wordpress.run<Readonly<Record<string, string>>>(
      `$made = array();
      foreach ( array( 'editor', 'admin' ) as $name ) {
        $made[ $name ] = WP_Application_Passwords::create_new_application_password( get_user_by( 'login', $name )->ID, array( 'name' => $name ) )[0];
      }
      return $made;`,
    );
    const before = await state();
    const answers = [
      await reporter.report('live', {}, basic('boardwalk-report', 'wrong')),
      await reporter.report('live', {}, basic('nobody', 'wrong')),
      await reporter.report('live', {}, { authorization: '' }),
      await reporter.report('live', {}, basic('editor', passwords.editor ?? '')),
      await reporter.report('live', {}, basic('admin', passwords.admin ?? '')),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 403, 403]);
    expect(await state()).toEqual(before);
    const lines = await log();
    expect(lines.filter(({ status }) => status === 403).map(({ user }) => user)).toEqual(['admin', 'editor']);
    const wrong = lines.filter(({ status }) => status === 401);
    expect(wrong.map(({ user }) => user)).not.toContain('boardwalk-report');
    expect(wrong.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(JSON.stringify([lines, answers])).not.toContain('wrong"');
    expect(JSON.stringify(lines)).not.toContain(passwords.editor);
  });

  it('because it is large, is logged and changes nothing else', async () => {
    const before = await state();
    const answer = await reporter.report('live', { more: 'x'.repeat(8 * 1024 * 1024) });
    expect(answer.status).toBe(413);
    expect(await state()).toEqual(before);
    expect(await log()).toMatchObject([{ status: 413 }]);
  });

  it('in a flood says when the next one is taken, and is one line of the log', async () => {
    for (let count = 0; count < 60; count += 1) expect((await reporter.report('building')).status).toBe(200);
    const before = await state();
    for (let count = 0; count < 3; count += 1) {
      const answer = await reporter.report('building');
      expect(answer.status).toBe(429);
      const seconds = Number(answer.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(400);
      expect(seconds).toBeLessThanOrEqual(600);
    }
    expect(await state()).toEqual(before);
    expect(await log()).toMatchObject([{ status: 429, count: 3 }]);
  });

  it('is one of the last twenty in the log', async () => {
    for (let count = 0; count < 25; count += 1)
      await reporter.report('live', { site: `https://${count}.example` });
    const lines = await log();
    expect(lines).toHaveLength(20);
    expect(lines[0]?.words).toContain('24.example');
  });

  it('takes an entry that is gone, a kind that is unknown, and the same report again', async () => {
    const at = new Date().toISOString();
    const entries = [
      { ...entry(), id: 987_654 },
      { ...entry(), kind: 'tour', id: event },
    ];
    for (let count = 0; count < 2; count += 1)
      expect((await reporter.report('built', { at, entries })).status).toBe(200);
    expect(await log()).toEqual([]);
  });
});

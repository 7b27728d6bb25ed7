import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWordpress } from '../support/open-wordpress.ts';
import {
  addEvent,
  digest,
  forgetReports,
  publicEntries,
  type Reporter,
  reportedSite,
  saveLater,
  startReports,
} from '../support/reports.ts';

interface Status {
  readonly state: string;
  readonly since: string;
  readonly isOnSite: boolean;
  readonly path: string;
  readonly url: string;
  readonly problems: readonly { readonly message: string; readonly field: string }[];
}

describe('the state of an entry', () => {
  const wordpress = openWordpress();
  let reporter: Reporter;
  let event: number;
  beforeAll(async () => {
    reporter = await startReports(wordpress);
  });
  beforeEach(async () => {
    await forgetReports(wordpress);
    event = await addEvent(wordpress);
  });

  const stateOf = (id: number) =>
    wordpress.run<Status>('return Boardwalk\\entryStatus( get_post( $given ) );', { given: id });
  const site = () => wordpress.run<Record<string, unknown>>('return Boardwalk\\siteStatus();');
  const waiting = () => wordpress.run<number>('return Boardwalk\\countWaiting();');
  const refuse = (...problems: object[]) =>
    reporter.report('refused', { problems, problemCount: problems.length });
  const problem = (message: string, id = event) => ({
    message,
    entry: { kind: 'event', id, title: 'Gala' },
    field: 'price',
    hint: 'Write another price.',
  });

  it('is not known before the first report', async () => {
    expect(await stateOf(event)).toMatchObject({ state: 'unknown', url: '', problems: [] });
    expect(await site()).toMatchObject({ state: 'none', since: '' });
    expect(await waiting()).toBe(0);
  });

  it('comes with the colours of the site, in which the editor shows blocks from then on', async () => {
    const session = await wordpress.login('editor');
    const editor = async () =>
      (await session.fetch('/wp-admin/post-new.php?post_type=boardwalk_event')).text();
    expect(await editor()).not.toContain('.boardwalk-preview{');
    const colours = { '--paper': '#123456', '--on-field': '#ffffff' };
    const entries = await publicEntries(wordpress);
    expect(await reporter.report('built', { build: digest('a'), entries, colours })).toMatchObject({
      status: 200,
    });
    expect(await editor()).toContain('.boardwalk-preview{--paper:#123456;--on-field:#ffffff;}');
    // A build of an older version sends none.
    await reporter.report('built', { build: digest('b'), entries });
    expect(await editor()).not.toContain('.boardwalk-preview{');
  });

  it('is live with its address when the build that has it is live, and not before (row 8)', async () => {
    await reporter.report('building');
    expect(await site()).toMatchObject({ state: 'building' });
    expect(
      await reporter.report('built', { build: digest('a'), entries: await publicEntries(wordpress) }),
    ).toMatchObject({ status: 200, body: { status: 'taken' } });
    expect(await stateOf(event)).toMatchObject({ state: 'unknown', url: '' });
    const at = new Date().toISOString();
    await reporter.report('live', { build: digest('a'), at });
    expect(await stateOf(event)).toMatchObject({
      ...{ state: 'live', since: at, isOnSite: true },
      ...{ path: '/event/gala/', url: `${reportedSite}/event/gala/` },
    });
    expect(await site()).toMatchObject({ state: 'live', since: at, build: digest('a') });
    expect(await waiting()).toBe(0);
  });

  /** Moves what was heard last back by so many minutes. */
  const age = (minutes: number) =>
    wordpress.run(
      `$status = Boardwalk\\storedStatus();
      $status['received'] -= 60 * $given;
      $status['begun']    -= 60 * $given;
      Boardwalk\\keepStatus( $status );`,
      { given: minutes },
    );
  const begunAt = async () => String((await site()).begunAt);
  const shown = () =>
    wordpress.run<{ readonly title: string; readonly lines: Record<string, string>; readonly note: string }>(
      `$site = Boardwalk\\siteStatus();
      return array( 'title' => Boardwalk\\barTitle( $site, 0 ), 'lines' => Boardwalk\\barLines( $site, 0 ), 'note' => Boardwalk\\statusView( get_post( $given ) )['note'] );`,
      { given: event },
    );

  it('a build that says that it goes on counts as building, and one that was killed is not heard of after ten minutes', async () => {
    await reporter.publish(digest('a'));
    await saveLater(wordpress, event);
    await reporter.report('building');
    await age(9);
    const begun = await begunAt();
    expect(await site()).toMatchObject({ state: 'building' });
    await reporter.report('building', { isRepeated: true });
    expect(await begunAt()).toBe(begun);
    await age(9);
    expect(await site()).toMatchObject({ state: 'building' });
    expect((await shown()).note).toContain('A build is running.');
    await age(2);
    const { at } = await site();
    const time = await wordpress.run<string>(`return Boardwalk\\timeHtml( $given );`, { given: at });
    expect(await site()).toMatchObject({ state: 'lost' });
    expect(await shown()).toMatchObject({
      title: 'No word from the build',
      lines: { building: `No word from the build since ${time}` },
      note: expect.stringMatching(/No word from the build since \w+ \d+, 20\d\d \d+:\d\d [ap]m\.$/),
    });
    // The next build begins again, and its first word says so.
    const now = Date.now();
    await reporter.report('building');
    expect(Date.parse(await begunAt())).toBeGreaterThanOrEqual(now - 1_000);
    expect(await site()).toMatchObject({ state: 'building' });
  });

  it('a build that was stopped counts as stopped, and what was refused before stays refused', async () => {
    await reporter.publish(digest('a'));
    await saveLater(wordpress, event);
    await reporter.report('building');
    expect(await reporter.report('stopped')).toMatchObject({ status: 200 });
    expect(await site()).toMatchObject({ state: 'stopped' });
    expect(await stateOf(event)).toMatchObject({ state: 'waiting', isOnSite: true });
    expect(await shown()).toMatchObject({
      title: 'Build stopped',
      note: expect.stringContaining('The last build was stopped before its end, '),
    });
    await refuse(problem('The price is no price.'));
    await reporter.report('building');
    await reporter.report('stopped');
    expect(await stateOf(event)).toMatchObject({ state: 'refused' });
    expect((await shown()).lines).toMatchObject({
      building: expect.stringContaining('Build stopped before its end'),
    });
    await reporter.publish(digest('b'));
    expect(await site()).toMatchObject({ state: 'live' });
  });

  it('is waiting after it was saved, until a build with it is live, and keeps its moment where it stays (row 8)', async () => {
    const other = await addEvent(wordpress, { post_title: 'Market' });
    await reporter.publish(digest('a'));
    const since = (await stateOf(other)).since;
    await saveLater(wordpress, event);
    const fresh = await addEvent(wordpress, { post_title: 'New' });
    expect(await stateOf(event)).toMatchObject({ state: 'waiting', isOnSite: true });
    expect(await stateOf(fresh)).toMatchObject({ state: 'waiting', isOnSite: false, url: '' });
    expect(await waiting()).toBe(2);
    await reporter.publish(digest('b'));
    expect([(await stateOf(event)).state, (await stateOf(fresh)).state]).toEqual(['live', 'live']);
    expect(await stateOf(other)).toMatchObject({ state: 'live', since });
    expect(await waiting()).toBe(0);
  });

  it('is waiting, still on the site, after it is withdrawn, deleted, hidden or put into the trash', async () => {
    const ids = [event];
    for (const title of ['b', 'c', 'd']) ids.push(await addEvent(wordpress, { post_title: title }));
    await reporter.publish(digest('a'));
    await wordpress.run(
      `wp_update_post( array( 'ID' => $given[0], 'post_status' => 'draft' ) );
      wp_trash_post( $given[1] );
      wp_update_post( array( 'ID' => $given[2], 'post_password' => 'secret' ) );
      wp_delete_post( $given[3], true );`,
      { given: ids },
    );
    for (const id of ids.slice(0, 3))
      expect(await stateOf(id)).toMatchObject({ state: 'waiting', isOnSite: true });
    expect(await waiting()).toBe(4);
    await reporter.publish(digest('b'));
    expect(await Promise.all(ids.slice(0, 3).map(async (id) => (await stateOf(id)).state))).toEqual([
      'draft',
      'draft',
      'hidden',
    ]);
    expect(await waiting()).toBe(0);
  });

  it('is said as such of drafts and of what is scheduled', async () => {
    const draft = await addEvent(wordpress, { post_status: 'draft' });
    const later = await addEvent(wordpress, { post_status: 'future', post_date: '2035-01-01 10:00:00' });
    const hidden = await addEvent(wordpress, { post_status: 'private' });
    await reporter.publish(digest('a'));
    expect((await stateOf(draft)).state).toBe('draft');
    // The pier is five hours behind.
    expect(await stateOf(later)).toMatchObject({ state: 'scheduled', since: '2035-01-01T15:00:00Z' });
    expect((await stateOf(hidden)).state).toBe('hidden');
    expect(await waiting()).toBe(0);
  });

  it('is refused with the words of the problem, until it is saved, or built (row 8)', async () => {
    await reporter.publish(digest('a'));
    const other = await addEvent(wordpress, { post_title: 'Other' });
    await saveLater(wordpress, event);
    await refuse(problem('The price is no price.'));
    expect(await stateOf(event)).toMatchObject({
      state: 'refused',
      isOnSite: true,
      problems: [{ message: 'The price is no price.', field: 'price' }],
    });
    expect(await stateOf(other)).toMatchObject({ state: 'waiting', problems: [] });
    expect(await site()).toMatchObject({ state: 'refused', problemCount: 1 });
    await saveLater(wordpress, event);
    expect(await stateOf(event)).toMatchObject({ state: 'waiting', problems: [] });
    await refuse(problem('The price is still none.'));
    expect((await stateOf(event)).state).toBe('refused');
    await reporter.publish(digest('b'));
    expect(await stateOf(event)).toMatchObject({ state: 'live', problems: [] });
    expect(await site()).toMatchObject({ state: 'live', problemCount: 0 });
  });

  it('has the warnings of the build that name it', async () => {
    await reporter.publish(digest('a'), { problems: [problem('A link leads nowhere.')], problemCount: 1 });
    expect(await stateOf(event)).toMatchObject({
      state: 'live',
      problems: [{ message: 'A link leads nowhere.' }],
    });
  });

  it('follows a rollback to a build that is remembered, and claims nothing after one to another', async () => {
    await reporter.publish(digest('a'));
    await saveLater(wordpress, event);
    await reporter.publish(digest('b'));
    await reporter.report('live', { build: digest('a') });
    expect(await stateOf(event)).toMatchObject({ state: 'waiting', isOnSite: true });
    expect(await waiting()).toBe(1);
    await reporter.report('live', { build: digest('b') });
    expect((await stateOf(event)).state).toBe('live');
    await reporter.report('live', { build: digest('f') });
    expect(await stateOf(event)).toMatchObject({ state: 'unknown', isOnSite: false, url: '' });
    expect(await site()).toMatchObject({ state: 'live', build: digest('f'), isKnown: false });
    expect(await waiting()).toBe(0);
  });

  it('is live when the same files are built from an entry that was saved since', async () => {
    await reporter.publish(digest('a'));
    await saveLater(wordpress, event);
    await reporter.report('built', { build: digest('a'), entries: await publicEntries(wordpress) });
    expect((await stateOf(event)).state).toBe('live');
  });

  it('comes from the last five builds, which no page of WordPress loads by itself', async () => {
    for (const digit of ['1', '2', '3', '4', '5', '6', '2']) await reporter.publish(digest(digit));
    const options = await wordpress.run<readonly (readonly string[])[]>(
      `global $wpdb;
      return $wpdb->get_results( "SELECT option_name, autoload FROM {$wpdb->options} WHERE option_name LIKE 'boardwalk\\\\_%' AND option_name NOT IN ( 'boardwalk_pier', 'boardwalk_references', 'boardwalk_types' ) ORDER BY option_name", ARRAY_N );`,
    );
    expect(options.map(([name]) => name)).toEqual([
      ...['2', '3', '4', '5', '6'].map((digit) => `boardwalk_built_${digit.repeat(12)}`),
      ...['boardwalk_live', 'boardwalk_status'],
    ]);
    expect(new Set(options.map(([, autoload]) => autoload))).toEqual(new Set(['off']));
  });
});

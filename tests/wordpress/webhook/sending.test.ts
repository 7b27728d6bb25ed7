import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createJudge } from '../../../bin/commands/watch/answer-refresh.ts';
import type { Session } from '../server/session.ts';
import { readForm, send, visit } from '../support/form.ts';
import { openWordpress } from '../support/open-wordpress.ts';
import { type Receiver, receive, receiverUrl, secret } from './receiver.ts';

const page = '/wp-admin/admin.php?page=boardwalk-publishing';
const token = 'ghp_0123456789abcdef';

interface Attempt {
  readonly status: number;
  readonly tries: number;
  readonly answer: string;
  readonly isTaken: boolean;
}

describe('the sending of messages', () => {
  const wordpress = openWordpress();
  let receiver: Receiver;
  let admin: Session;
  let event: number;
  beforeAll(async () => {
    receiver = receive(wordpress);
    admin = await wordpress.login('admin');
    event = await wordpress.run<number>(
      `return wp_insert_post( array( 'post_type' => 'boardwalk_event', 'post_status' => 'publish', 'post_title' => 'Gala' ) );`,
    );
  });
  beforeEach(() => receiver.reset());

  let saves = 0;
  const save = () =>
    wordpress.run(`wp_update_post( array( 'ID' => $given[0], 'post_content' => $given[1] ) ); return null;`, {
      given: [event, `Save ${++saves}`],
    });
  const attempts = () => wordpress.run<readonly Attempt[]>('return Boardwalk\\attempts();');
  const press = async (session: Session, action: string) => {
    const { html } = await visit(session, page);
    const at = html.indexOf(`value="boardwalk_${action}"`);
    if (at < 0) throw new Error(`The page has no button "${action}".`);
    return send(session, readForm(html.slice(html.lastIndexOf('<form', at)), 'action'));
  };
  const saveSettings = async (values: Readonly<Record<string, string>>) => {
    const form = readForm((await visit(admin, page)).html, 'boardwalk_webhook[url]');
    for (const [name, value] of Object.entries(values)) form.values.set(`boardwalk_webhook[${name}]`, value);
    return send(admin, form);
  };

  it('signs a message so that a watch with the secret takes it, once, and for five minutes', async () => {
    await save();
    await receiver.runCron();
    const [request] = await receiver.requests();
    const signature = request?.headers['X-Boardwalk-Signature'] ?? '';
    const body = Buffer.from(String(request?.body));
    const now = Date.now() / 1000;
    const judge = createJudge(secret);
    expect(request).toMatchObject({ url: receiverUrl, method: 'POST' });
    expect(createJudge('another secret of mine')({ signature, body, now })).toBe('wrong');
    expect(judge({ signature, body: Buffer.concat([body, Buffer.from(' ')]), now })).toBe('wrong');
    expect(judge({ signature, body, now: now + 320 })).toBe('old');
    expect(judge({ signature, body, now })).toBe('good');
    expect(judge({ signature, body, now })).toBe('replayed');
  });

  it('sends to GitHub and to GitLab what they understand', async () => {
    await receiver.reset({ format: 'github', token });
    await save();
    await receiver.runCron();
    const [github] = await receiver.requests();
    expect(github?.headers).toMatchObject({
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    });
    expect(JSON.parse(String(github?.body))).toMatchObject({
      event_type: 'boardwalk',
      client_payload: { version: 1, reason: 'change', entries: [event] },
    });
    await receiver.reset({ format: 'gitlab', token, ref: 'main' });
    await save();
    await receiver.runCron();
    const [gitlab] = await receiver.requests();
    const sent = new URLSearchParams(String(gitlab?.body));
    expect([sent.get('token'), sent.get('ref'), sent.get('variables[BOARDWALK_REASON]')]).toEqual([
      token,
      'main',
      'change',
    ]);
    expect(JSON.parse(sent.get('variables[BOARDWALK_MESSAGE]') ?? '')).toMatchObject({ entries: [event] });
  });

  it('tries a message that was not taken six times by cron with growing pauses, then again with the next change', async () => {
    await receiver.answer({ status: 503, body: 'Down' });
    await save();
    await receiver.runCron();
    for (const pause of [60, 300, 900, 3600, 10_800]) {
      await receiver.pass(pause - 10);
      await receiver.runCron();
      expect(await receiver.messages()).toHaveLength(1);
      await receiver.pass(11);
      await receiver.runCron();
    }
    expect(await receiver.messages()).toHaveLength(1);
    await receiver.pass(100_000);
    await receiver.runCron();
    expect(await receiver.messages()).toEqual([]);
    expect((await visit(admin, page)).text).toContain('A message was not taken 6 times.');
    await receiver.answer({ status: 202 });
    await save();
    await receiver.runCron();
    expect(await receiver.messages()).toHaveLength(1);
    expect((await attempts()).map(({ status }) => status)).toEqual([202, 503, 503, 503, 503, 503, 503]);
  });

  it('loses no change of two requests at the same time, and is sent by one of them', async () => {
    const found = await wordpress.run<readonly unknown[]>(
      `$isFirst = true;
      Boardwalk\\swapOption( Boardwalk\\MESSAGE, static function ( array $state ) use ( &$isFirst ): array {
        if ( $isFirst ) {
          $isFirst = false;
          Boardwalk\\addToMessage( 'change', array( '5' ) );
        }
        return array( 'other' => 1 ) + $state;
      } );
      $state = Boardwalk\\readOption( Boardwalk\\MESSAGE );
      return array( $state['other'], $state['waiting']['changes'], Boardwalk\\takeMessage()['changes'], Boardwalk\\takeMessage() );`,
    );
    expect(found).toEqual([1, ['5'], ['5'], null]);
    // The request that took it comes to no end.
    await receiver.pass(50);
    await receiver.runCron();
    expect(await receiver.messages()).toEqual([]);
    await wordpress.run(`Boardwalk\\scheduleSending(); return null;`);
    await receiver.pass(15);
    await receiver.runCron();
    expect((await receiver.messages()).map(({ entries }) => entries)).toEqual([[5]]);
  });

  it('leaves a receiver alone for as long as it asks', async () => {
    await receiver.answer({ status: 429, headers: { 'retry-after': '200' } });
    await save();
    await receiver.runCron();
    await receiver.pass(150);
    await receiver.runCron();
    expect(await receiver.messages()).toHaveLength(1);
    await receiver.pass(60);
    await receiver.runCron();
    expect(await receiver.messages()).toHaveLength(1);
  });

  it('is done by a visit of the administration where cron does not run', async () => {
    await save();
    expect(await receiver.messages()).toEqual([]);
    await receiver.pass(130);
    await visit(admin, '/wp-admin/edit.php');
    expect((await receiver.messages()).map(({ entries }) => entries)).toEqual([[event]]);
  });

  it('keeps the last twenty attempts with what was answered, and shows them without secrets (row 6)', async () => {
    await receiver.answer({
      status: 401,
      body: `<b>No</b> <script>alert(1)</script>&lt;i&gt; ${secret} of ${'x'.repeat(500)}`,
    });
    for (let at = 0; at < 22; at++)
      await wordpress.run(`Boardwalk\\attempt( Boardwalk\\makeMessage( 'change', array( '1' ) ), $given );`, {
        given: at,
      });
    const kept = await attempts();
    expect(kept.map(({ tries }) => tries)).toEqual(Array.from({ length: 20 }, (_, at) => 22 - at));
    expect(kept[0]?.answer).toMatch(/^No &lt;i&gt; \[secret\] of x+$/);
    expect(kept[0]?.answer.length).toBeLessThanOrEqual(160);
    const shown = await visit(admin, page);
    expect(shown.html.match(/<td>401 /g)).toHaveLength(20);
    expect(shown.text).toContain(
      'The signature is not accepted: the secret has to be the same on both sides.',
    );
    expect(shown.html).not.toContain(secret);
    expect(shown.html).not.toContain('alert(1)');
    expect(shown.html).toContain('&amp;lt;i&amp;gt;');
  });

  it('is tried by a button that says what was answered (row 6)', async () => {
    expect((await press(admin, 'test')).text).toContain('The test message was taken.');
    expect((await receiver.messages()).map(({ reason, count }) => [reason, count])).toEqual([['test', 0]]);
    await receiver.answer(null);
    expect((await press(admin, 'test')).text).toContain('The message was not taken. There was no answer.');
    await receiver.answer({ status: 302, headers: { location: 'https://evil.example/' } });
    expect((await press(admin, 'test')).text).toContain('which is not followed');
    expect((await receiver.requests()).map(({ url }) => url)).toEqual([receiverUrl, receiverUrl]);
  });

  it('is asked for by a button of administrators and editors, and of nobody else (row 7)', async () => {
    const editor = await wordpress.login('editor');
    expect((await press(editor, 'publish')).text).toContain('A build is asked for.');
    expect((await receiver.messages()).map(({ reason }) => reason)).toEqual(['by hand']);
    expect((await press(admin, 'publish')).text).toContain('The next one follows.');
    expect(await receiver.messages()).toEqual([]);
    await receiver.pass(31);
    await receiver.runCron();
    expect((await receiver.messages()).map(({ reason }) => reason)).toEqual(['by hand']);
    const shown = await visit(editor, page);
    expect([
      shown.status,
      shown.html.includes('boardwalk_webhook'),
      shown.html.includes('boardwalk_test'),
    ]).toEqual([200, false, false]);
    await receiver.pass(31);
    for (const role of ['author', 'contributor', 'subscriber']) {
      const session = await wordpress.login(role);
      expect((await session.fetch(page)).status).toBe(403);
      const nonces = await noncesOf(session, role);
      for (const action of ['publish', 'test', 'webhook'])
        expect((await post(session, action, nonces[action])).status).toBe(403);
    }
    const nonces = await noncesOf(editor, 'editor');
    for (const action of ['test', 'webhook'])
      expect((await post(editor, action, nonces[action])).status).toBe(403);
    for (const action of ['publish', 'test', 'webhook'])
      expect((await post(admin, action, '0123456789')).status).toBe(403);
    expect(await receiver.messages()).toEqual([]);
  });

  const noncesOf = (session: Session, as: string) =>
    wordpress.run<Readonly<Record<string, string>>>(
      `$_COOKIE += $given;
      foreach ( array( 'publish', 'test', 'webhook' ) as $action ) { $nonces[ $action ] = wp_create_nonce( "boardwalk_$action" ); }
      return $nonces;`,
      {
        as,
        given: Object.fromEntries(
          session.cookies.map(({ name, value }) => [name, decodeURIComponent(value)]),
        ),
      },
    );
  const post = (session: Session, action: string, nonce = '') =>
    session.fetch('/wp-admin/admin-post.php', {
      method: 'POST',
      body: new URLSearchParams({ action: `boardwalk_${action}`, _wpnonce: nonce }),
    });

  it('has settings that are checked, whose secrets are stored and never shown, nor sent to another host', async () => {
    const stored = () =>
      wordpress.run<Readonly<Record<string, string>>>(`return get_option( 'boardwalk_webhook' );`);
    const before = await stored();
    for (const [values, reason] of [
      [{ url: 'javascript:alert(1)' }, 'The address has to begin with https://'],
      [{ url: 'https://user:pass@build.example/' }, 'may not have a user'],
      [{ secret: 'short' }, 'at least 16 characters'],
      [{ format: 'github', token: '' }, 'This format needs a token.'],
      [{ format: 'gitlab', token }, 'GitLab has to know the branch.'],
      [{ format: 'github', token, url: 'http://api.github.com/x' }, 'to addresses with https:// only'],
      [{ format: 'other' }, 'This format is not known.'],
    ] as const) {
      const answer = await saveSettings(values);
      expect(answer.text).toContain(reason);
      expect(await stored()).toEqual(before);
    }
    const kept = await saveSettings({ url: 'https://build.example/other' });
    expect(kept.text).toContain('The settings are saved.');
    expect(kept.html).not.toContain(secret);
    expect(await stored()).toMatchObject({ url: 'https://build.example/other', secret });
    await saveSettings({ url: 'https://evil.example/' });
    expect(await stored()).toMatchObject({ url: 'https://evil.example/', secret: '' });
  });

  it('is due when a scheduled entry goes out by cron, without a visitor (row 9)', async () => {
    const id = await wordpress.run<number>(
      `return wp_insert_post( array( 'post_type' => 'boardwalk_event', 'post_status' => 'future', 'post_title' => 'Later', 'post_date' => wp_date( 'Y-m-d H:i:s', time() + 3600 ) ) );`,
    );
    await receiver.runCron();
    expect(await receiver.messages()).toEqual([]);
    await wordpress.run(
      `global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_date' => wp_date( 'Y-m-d H:i:s', time() - 5 ), 'post_date_gmt' => gmdate( 'Y-m-d H:i:s', time() - 5 ) ), array( 'ID' => $given ) );`,
      { given: id },
    );
    await receiver.pass(3700);
    await receiver.runCron();
    expect((await receiver.messages()).map(({ reason, entries }) => [reason, entries])).toEqual([
      ['change', [id]],
    ]);
    expect(await wordpress.run('return get_post_status( $given );', { given: id })).toBe('publish');
  });

  it('is due at the moment that a build has named, which a later build moves (row 9)', async () => {
    const schedule = (at: string | null) =>
      wordpress.run(`Boardwalk\\scheduleDueBuild( $given ); return null;`, { given: at });
    const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
    await schedule(inSeconds(600));
    await schedule(inSeconds(1800));
    await receiver.pass(700);
    await receiver.runCron();
    expect(await receiver.messages()).toEqual([]);
    await receiver.pass(1200);
    await receiver.runCron();
    expect((await receiver.messages()).map(({ reason, count }) => [reason, count])).toEqual([['due', 0]]);
    for (const at of [null, 'soon', '2020-01-01T00:00:00Z', "2026-11-25T12:00:00Z' OR 1"]) {
      await schedule(inSeconds(600));
      await schedule(at);
      expect(await wordpress.run(`return wp_next_scheduled( 'boardwalk_due' );`)).toBe(false);
    }
  });

  it('asks on the page Setup for a cron of the server until one was seen (row 9)', async () => {
    const setup = '/wp-admin/admin.php?page=boardwalk-setup';
    expect((await visit(admin, setup)).text).toContain('No cron of the server was seen');
    await fetch(`${wordpress.url}/wp-cron.php?doing_wp_cron=1.5`);
    expect((await visit(admin, setup)).text).toContain('No cron of the server was seen');
    await receiver.runCron();
    expect((await visit(admin, setup)).text).toContain('A cron of the server last ran at');
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../server/session.ts';
import { readForm, send, visit } from '../support/form.ts';
import { openWordpress } from '../support/open-wordpress.ts';
import { reportedSite, startReports } from '../support/reports.ts';

const setup = '/wp-admin/admin.php?page=boardwalk-setup';

describe('the account for reports', () => {
  const wordpress = openWordpress();
  let admin: Session;
  beforeAll(async () => {
    admin = await wordpress.login('admin');
    await wordpress.run(`update_option( 'boardwalk_pier', array( 'siteUrl' => $given ) );`, {
      given: reportedSite,
    });
  });

  /** Presses the button of the page. Returns the answer, and the authorization that it shows. */
  const press = async () => {
    const { html } = await visit(admin, setup);
    const at = html.indexOf('value="boardwalk_account"');
    const answer = await send(admin, readForm(html.slice(html.lastIndexOf('<form', at)), 'action'));
    return { answer, authorization: /value="(Basic [\w+/=]+)"/.exec(answer.html)?.[1] ?? '' };
  };
  const report = async (authorization: string) => {
    const { status } = await fetch(`${wordpress.url}/wp-json/boardwalk/v1/status`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ version: 1, event: 'building', site: reportedSite },
        ...{ at: new Date().toISOString(), build: null },
      }),
    });
    return status;
  };

  it('is made by a button that shows its password once, and may do nothing but report', async () => {
    const { answer, authorization } = await press();
    expect(answer.status).toBe(200);
    expect(answer.html).toContain(`${wordpress.url}/wp-json/boardwalk/v1/status`);
    expect(await report(authorization)).toBe(200);
    const password = Buffer.from(authorization.slice(6), 'base64').toString().split(':')[1] ?? '';
    expect(password).toMatch(/^\w{24}$/);
    const { stored, rights } = await wordpress.run<{ stored: string; rights: object }>(
      `global $wpdb;
      return array(
        'stored' => wp_json_encode( array( $wpdb->get_results( "SELECT * FROM {$wpdb->options}" ), $wpdb->get_results( "SELECT * FROM {$wpdb->usermeta}" ) ) ),
        'rights' => array_filter( get_user_by( 'login', 'boardwalk-report' )->allcaps ),
      );`,
    );
    expect(stored).not.toContain(password);
    expect(rights).toEqual({ boardwalk_report: true });
    const again = await visit(admin, setup);
    expect(again.text).toContain('Make a new password for reports');
    expect(again.html).not.toContain(authorization);
    const headers = { authorization };
    const asked = [
      await fetch(`${wordpress.url}/wp-json/wp/v2/users?context=edit`, { headers }),
      await fetch(`${wordpress.url}/wp-json/wp/v2/event?status=draft`, { headers }),
      await fetch(`${wordpress.url}/wp-json/wp/v2/event`, { method: 'POST', headers }),
    ];
    for (const { status } of asked) expect(status).toBeGreaterThanOrEqual(400);
  });

  it('may not change its own profile, its login password or its application passwords; an administrator may', async () => {
    const { authorization } = await press();
    const headers = { authorization, 'content-type': 'application/json' };
    const me = `${wordpress.url}/wp-json/wp/v2/users/me`;
    const post = async (url: string, body: object) =>
      (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    const deleted = await fetch(`${me}/application-passwords`, { method: 'DELETE', headers });
    expect([
      await post(me, { name: 'Somebody', email: 'me@evil.example', password: 'mine' }),
      await post(`${me}/application-passwords`, { name: 'Another' }),
      deleted.status,
    ]).toEqual([403, 403, 403]);
    const [user = '', password = ''] = Buffer.from(authorization.slice(6), 'base64').toString().split(':');
    const values = ['1', user, password].map((value) => `<param><value>${value}</value></param>`).join('');
    const profile = `<param><value><struct><member><name>nickname</name><value>Somebody</value></member></struct></value></param>`;
    const remote = await fetch(`${wordpress.url}/xmlrpc.php`, {
      method: 'POST',
      body: `<?xml version="1.0"?><methodCall><methodName>wp.editProfile</methodName><params>${values}${profile}</params></methodCall>`,
    });
    expect(await remote.text()).toContain('faultCode');
    expect(await report(authorization)).toBe(200);
    const id = await wordpress.run<number>(`return get_user_by( 'login', 'boardwalk-report' )->ID;`);
    const edited = await admin.rest('POST', `/wp/v2/users/${id}`, { name: 'Reports' });
    expect(edited.status).toBe(200);
    const own = await (await wordpress.login('subscriber')).rest('POST', '/wp/v2/users/me', { name: 'Sub' });
    expect(own.status).toBe(200);
  });

  it('has one password: a new one takes the place of the former', async () => {
    const former = (await press()).authorization;
    const { authorization } = await press();
    expect([await report(former), await report(authorization)]).toEqual([401, 200]);
  });

  it('leaves a user alone who has its name and may do more', async () => {
    await wordpress.run(`get_user_by( 'login', 'boardwalk-report' )->set_role( 'editor' );`);
    const { answer, authorization } = await press();
    expect([answer.status, authorization]).toEqual([409, '']);
    expect(answer.text).toContain('Rename or delete it first.');
    await wordpress.run(`get_user_by( 'login', 'boardwalk-report' )->set_role( 'boardwalk_report' );`);
  });

  it('has refused reports on the page Setup, as text', async () => {
    const reporter = await startReports(wordpress);
    await reporter.report('<script>alert(1)</script>');
    await reporter.report('live', { site: 'https://evil.example:99' });
    const { html, text } = await visit(admin, setup);
    expect(text).toContain('409: The report is of https://evil.example:99');
    expect(html).not.toContain('<script>alert(1)');
  });
});

import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { OutputFile } from '../../generator/publish/output-file.ts';
import { ask } from '../support/ask.ts';
import { expectAnswer } from '../support/expect-answer.ts';
import { hostQuestions, lostPageQuestions, privateQuestions, titleOf } from '../support/host-questions.ts';
import { hostedSite, publishHostedSite, withRedirects } from '../support/hosted-site.ts';
import { hostileQuestions, hostileRules } from '../support/hostile-redirects.ts';
import { leadsElsewhere, openRequests, openRules } from '../support/open-redirects.ts';
import { startCaddy, startNginx } from './start-host.ts';
import { requireServer } from './start-server.ts';

describe.each([
  { name: 'nginx', versionFlag: '-v', start: startNginx },
  { name: 'caddy', versionFlag: 'version', start: startCaddy },
])('$name', ({ name, versionFlag, start }) => {
  it('is installed', () => {
    expect(requireServer(name, versionFlag)).toMatch(/\d+\.\d+/);
  });

  it.each(
    [...hostQuestions, ...lostPageQuestions, ...privateQuestions].map(
      (question) => [titleOf(question), question] as const,
    ),
  )('%s', async (_, question) => {
    requireServer(name, versionFlag);
    const { url } = await start(await publishHostedSite());
    await expectAnswer(url, question);
  });

  it('sends nobody to another host, however the path is written', async () => {
    requireServer(name, versionFlag);
    const { url } = await start(await publishHostedSite(withRedirects(hostedSite, openRules)));
    expect(await ask(`${url}/go/visit/?a=1`)).toMatchObject({
      status: 301,
      headers: { location: '/visit/?a=1' },
    });
    for (const target of openRequests) {
      const { status, headers } = await ask(url + target);
      expect([301, 302, 400, 404], target).toContain(status);
      expect(leadsElsewhere(String(headers.location ?? '/'), url), `${target}: ${headers.location}`).toBe(
        false,
      );
    }
  });

  it('compresses texts, and sends the .gz beside an asset', async () => {
    requireServer(name, versionFlag);
    const text = 'A plank of the pier. '.repeat(50);
    const site: readonly OutputFile[] = [
      ...hostedSite,
      { path: 'long/index.html', class: 'page', contents: text },
      { path: 'news/long.xml', class: 'data', contents: text },
      { path: '_assets/long-ABCDEFGH.js', class: 'asset', contents: text },
      { path: '_assets/long-ABCDEFGH.js.gz', class: 'asset', contents: gzipSync('stored') },
    ];
    const { url } = await start(await publishHostedSite(site));
    const sent = async (target: string) => {
      const answer = await fetch(url + target, { headers: { 'accept-encoding': 'gzip' } });
      return [
        answer.headers.get('content-encoding'),
        answer.headers.get('vary')?.toLowerCase(),
        await answer.text(),
      ];
    };
    for (const target of ['/long/', '/news/long.xml'])
      expect(await sent(target)).toEqual(['gzip', 'accept-encoding', text]);
    expect(await sent('/_assets/long-ABCDEFGH.js')).toEqual(['gzip', 'accept-encoding', 'stored']);
    const picture = await fetch(`${url}/_assets/a.png`, { headers: { 'accept-encoding': 'gzip' } });
    expect(picture.headers.get('content-encoding')).toBeNull();
    expect((await ask(`${url}/long/`)).body).toBe(text);
  });

  it('redirects addresses with any character', async () => {
    requireServer(name, versionFlag);
    const { url } = await start(await publishHostedSite(withRedirects(hostedSite, hostileRules)));
    expect(hostileQuestions.length).toBeGreaterThan(190);
    for (const question of hostileQuestions) await expectAnswer(url, question);
  });

  it('has no redirect that leads elsewhere than one of them is meant to', async () => {
    requireServer(name, versionFlag);
    const { url } = await start(await publishHostedSite(withRedirects(hostedSite, hostileRules)));
    for (const target of ['/x*y/', '/x.y/', '/xxy/', '/xy/', '/x%20%20y/'].filter((path) => !isMeant(path)))
      await expectAnswer(url, { target, status: 404 });
  });
});

function isMeant(path: string): boolean {
  return hostileQuestions.some(
    ({ target }) => decodeURIComponent(target) === `${decodeURIComponent(path)}?a=1`,
  );
}

import { describe, expect, it } from 'vitest';
import { expectAnswer } from '../support/expect-answer.ts';
import { hostQuestions, privateQuestions, titleOf } from '../support/host-questions.ts';
import { hostedSite, publishHostedSite, withRedirects } from '../support/hosted-site.ts';
import { hostileQuestions, hostileRules } from '../support/hostile-redirects.ts';
import { startCaddy, startNginx } from './start-host.ts';
import { requireServer } from './start-server.ts';

describe.each([
  { name: 'nginx', versionFlag: '-v', start: startNginx },
  { name: 'caddy', versionFlag: 'version', start: startCaddy },
])('$name', ({ name, versionFlag, start }) => {
  it('is installed', () => {
    expect(requireServer(name, versionFlag)).toMatch(/\d+\.\d+/);
  });

  it.each([...hostQuestions, ...privateQuestions].map((question) => [titleOf(question), question] as const))(
    '%s',
    async (_, question) => {
      requireServer(name, versionFlag);
      const { url } = await start(await publishHostedSite());
      await expectAnswer(url, question);
    },
  );

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

import { describe, expect, it, onTestFinished } from 'vitest';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { sign } from '../site/preview/support.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { startPreviews } from '../support/start-previews.ts';

describe('boardwalk preview', () => {
  it('names all that is missing, and no secret', async () => {
    const { exitCode, stderr } = await runBoardwalk(['preview'], { BOARDWALK_PREVIEW_SECRET: 'too short' });
    expect(exitCode).toBe(2);
    for (const words of ['endpoint', 'BOARDWALK_AUTHORIZATION', 'BOARDWALK_PREVIEW_SECRET'])
      expect(stderr).toContain(words);
    expect(stderr).not.toContain('too short');
  });

  it('shows previews while the content is still being read, and ends when it is asked to', async () => {
    const cms = await createDemoCms({ plugins: { seo: true, boardwalk: true } });
    onTestFinished(() => cms.close());
    const { child, url, ended } = await startPreviews([
      '--endpoint',
      cms.url,
      '--now',
      '2026-06-13T14:00:00Z',
    ]);
    const events = cms.store.entries.filter(({ kind, status }) => kind === 'event' && status === 'publish');
    const times: number[] = [];
    for (const { id } of events.slice(0, 11)) {
      const before = performance.now();
      const answer = await fetch(`${url}/?token=${sign({ kind: 'event', entry: id })}`);
      const html = await answer.text();
      times.push(performance.now() - before);
      expect([id, answer.status, html.includes(`data-entry="event:${id}"`)]).toEqual([id, 200, true]);
    }
    if (process.env.BOARDWALK_TIMES) console.info(times.map(Math.round).join(' ms, '));
    expect(times).toHaveLength(11);
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });
});

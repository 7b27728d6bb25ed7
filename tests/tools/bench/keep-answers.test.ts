import { afterEach, describe, expect, it } from 'vitest';
import { createDemoCms, type DemoCms } from '../../../demo/demo-cms.ts';
import { findEntry } from '../../../demo/edits.ts';
import { keepAnswers } from '../../../tools/bench/keep-answers.ts';

let cms: DemoCms;

afterEach(() => cms.close());

async function start() {
  const answers = keepAnswers();
  const asked: string[] = [];
  cms = await createDemoCms({ hooks: [answers.plugin], onRequest: (urlPath) => asked.push(urlPath) });
  return { ...answers, asked };
}

async function askTitle(): Promise<unknown> {
  const { id } = findEntry(cms.store, 'event', 'pier-birthday-weekend');
  const response = await fetch(cms.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `{ events(where: { in: [${id}] }) { nodes { title } } }`,
    }),
  });
  expect(response.headers.get('content-type')).toBe('application/json; charset=UTF-8');
  return JSON.parse(await response.text()).data.events.nodes[0].title;
}

function rename(title: string): void {
  findEntry(cms.store, 'event', 'pier-birthday-weekend').title = title;
}

describe('kept answers', () => {
  it('are given again until they are forgotten', async () => {
    const { forget } = await start();
    const before = await askTitle();
    rename('Another day');
    expect(await askTitle()).toBe(before);
    forget();
    expect(await askTitle()).toBe('Another day');
  });

  it('are made of the content as it is when they are renewed', async () => {
    const { forget, renew } = await start();
    await askTitle();
    rename('Another day');
    forget();
    await renew();
    rename('A third day');
    expect(await askTitle()).toBe('Another day');
  });

  it('count as requests all the same', async () => {
    const { asked } = await start();
    await askTitle();
    await askTitle();
    expect(asked).toEqual(['/graphql', '/graphql']);
  });
});

import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { defineCommands } from '../../../bin/define-commands.ts';
import { resolveConfig } from '../../../config/resolve-config.ts';
import { readDocument } from '../../support/documents.ts';
import { projectRoot } from '../../support/project-root.ts';
import { readKubernetesJobs } from './kubernetes-jobs.ts';

const names = (await readdir(path.join(projectRoot, 'docs/scale'), { recursive: true }))
  .filter((name) => /\.(md|ya?ml|sh|conf)$/.test(name))
  .map((name) => `docs/scale/${name}`)
  .sort();
const texts = new Map(
  await Promise.all(names.map(async (name) => [name, await readDocument(name)] as const)),
);

/** Every call of the command line in a text, as its words, without what the shell does with it. */
function callsIn(text: string): readonly (readonly string[])[] {
  const lines = text
    .replaceAll('\\\n', ' ')
    .matchAll(/(?:npx boardwalk|node bin\/boardwalk\.mjs) ([^\n`]+)/g);
  return [...lines].map(([, call = '']) => wordsOf(call.replace(/ (\|\||&&|#|;).*/, '')));
}

function wordsOf(call: string): readonly string[] {
  return (call.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map((word) => word.replace(/^(["'])(.*)\1$/, '$2'));
}

/** The calls that are lists of words: those of containers. */
async function callsOfContainers(): Promise<readonly (readonly string[])[]> {
  const [, json = ''] = /```json\n(.*?)```/s.exec(texts.get('docs/scale/aws-batch.md') ?? '') ?? [];
  const batch = z
    .object({ containerProperties: z.object({ command: z.array(z.string()) }) })
    .parse(JSON.parse(json));
  const { shards, merge } = await readKubernetesJobs();
  const containers = [shards, merge].flatMap(({ spec }) => spec.template.spec.containers);
  return [batch.containerProperties, ...containers].map(({ command: [node, script, ...words] }) => {
    expect([node, script]).toEqual(['node', 'bin/boardwalk.mjs']);
    return words;
  });
}

describe('the examples for several machines', () => {
  it('call commands that exist, with options that they have', async () => {
    const calls = [...[...texts.values()].flatMap(callsIn), ...(await callsOfContainers())];
    let started = 0;
    for (const words of calls) {
      const commands = defineCommands(projectRoot, async () => {
        started++;
      });
      await commands.parseAsync([...words], { from: 'user' });
    }
    expect(started).toBe(calls.length);
    expect(calls.length).toBeGreaterThan(15);
    const called = new Set(calls.map(([command]) => command));
    expect([...called].sort()).toEqual(['crawl', 'generate', 'report', 'sync', 'work']);
    for (const words of calls.filter((words) => words[0] === 'work' && !words.includes('--print-public-key')))
      for (const flag of ['--content', '--shard', '--store']) expect(words).toContain(flag);
  });

  it.each(names)('set only variables that the command line knows: %s', (name) => {
    const named = new Set(texts.get(name)?.match(/\bBOARDWALK_[A-Z_]+\b/g));
    const env = Object.fromEntries([...named].map((variable) => [variable, 'https://cms.example']));
    const file = { siteUrl: 'https://www.pier.example' };
    resolveConfig({ root: projectRoot, file, fileName: 'test', env, flags: {} });
  });

  it('have scripts that bash can read', () => {
    const steps = z.object({
      jobs: z.record(z.string(), z.object({ steps: z.array(z.object({ run: z.string().optional() })) })),
    });
    const { jobs } = steps.parse(parse(texts.get('docs/scale/github.yml') ?? ''));
    const scripts = [
      ...names.filter((name) => name.endsWith('.sh')).map((name) => texts.get(name) ?? ''),
      ...Object.values(jobs).flatMap((job) => job.steps.flatMap(({ run }) => run ?? [])),
      ...names.flatMap((name) =>
        [...(texts.get(name) ?? '').matchAll(/```sh\n(.*?)```/gs)].map(([, sh = '']) => sh),
      ),
    ];
    expect(scripts.length).toBeGreaterThan(12);
    for (const input of scripts)
      expect(spawnSync('bash', ['-n'], { input, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  });
});

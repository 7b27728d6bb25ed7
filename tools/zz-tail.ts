import { rm } from 'node:fs/promises';
import path from 'node:path';
import { demoNow } from '../demo/clock.ts';
import { runMeasured } from './bench/run-measured.ts';
import { type Bench, withBench } from './bench/with-bench.ts';

const names = (process.env.NAMES ?? 'clean').split(',');
export async function main() {
  const roots = (process.env.ROOTS ?? '').split(',');
  const rounds = Number(process.env.ROUNDS ?? 5);
  const entries = Number(process.env.ENTRIES ?? 1000);
  let current = 'first';
  const res: Record<string, Record<string, { ms: number[]; cpu: number[] }>> = {};
  const run = async (bench: Bench, out: string, more: string[] = []) => {
    await bench.cms.renewAnswers();
    await bench.cms.takeCounts();
    const measured = await runMeasured(bench.copy, [
      ...(process.env.PROF
        ? [
            '--cpu-prof',
            '--cpu-prof-interval=500',
            `--cpu-prof-dir=${process.env.PROF}/${current}`,
          ]
        : []),
      ...(process.env.NODEFLAGS ? process.env.NODEFLAGS.split(' ') : []),
      ...bench.copy.command.filter((a) => !process.env.NODEFLAGS || !a.startsWith('--max-semi')),
      '--endpoint',
      bench.cms.endpoint,
      '--now',
      demoNow,
      '--out',
      out,
      '--quiet',
      ...more,
    ]);
    if (process.env.STDOUT) { const { appendFileSync } = await import('node:fs'); appendFileSync(process.env.STDOUT, measured.stdout); }
    return measured;
  };
  const open = (list: string[], benches: Bench[]): Promise<void> => {
    const [root, ...rest] = list;
    if (root === undefined) return measure(benches);
    return withBench({ root, shape: 'mixed', entries } as never, (bench) => open(rest, [...benches, bench]));
  };
  const measure = async (benches: Bench[]) => {
    for (const [i, b] of benches.entries()) { await run(b, path.join(b.folder, 'site'));
      if (process.env.KEEP) { const { cp } = await import('node:fs/promises'); await rm(`${process.env.KEEP}-${i}`, { recursive: true, force: true }); await cp(path.join(b.folder, 'site'), `${process.env.KEEP}-${i}`, { recursive: true }); } }
    for (let round = 1; round <= rounds; round++) {
      const order = [...benches.entries()];
      if (round % 2 === 0) order.reverse();
      for (const name of names)
        for (const [i, b] of order) {
          current = `${name}-${i}`;
          const out = path.join(b.folder, 'site');
          if (name === 'clean') {
            await rm(out, { recursive: true, force: true });
            await b.copy.forgetBuilds();
          }
          if (name === 'post-edited') await b.cms.editPost(`Edited in round ${round}`);
          if (name === 'template-edited') await b.copy.editTemplate(`Round ${round}:`);
          const m = await run(b, out, name === 'fresh' ? ['--fresh'] : []);
          const r = ((res[name] ??= {})[i] ??= { ms: [], cpu: [] });
          r.ms.push(m.ms);
          r.cpu.push(m.cpuMs);
          console.log(
            name,
            i,
            'peak',
            Math.round(m.peakBytes / 1e6),
            'cpu',
            Math.round(m.cpuMs),
            'ms',
            Math.round(m.ms),
          );
        }
      console.log(`round ${round}`, new Date().toISOString());
      const show = (a: number[]) => {
        const s = [...a].sort((x, y) => x - y);
        return `${(s[s.length >> 1]! / 1000).toFixed(2)}/${(s[0]! / 1000).toFixed(2)}`;
      };
      for (const name of names)
        console.log(
          name.padEnd(16),
          Object.values(res[name]!)
            .map((r) => `cpu ${show(r.cpu)} ms ${show(r.ms)}`)
            .join(' | '),
        );
    }
  };
  await open(roots, []);
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { outputJson } from 'fs-extra/esm';
import { buildSite } from './quality/build-site.ts';
import { checkSite } from './quality/check-site.ts';
import { groupFindings } from './quality/finding.ts';
import { lighthouseExceptions } from './quality/lighthouse-exceptions.ts';
import { readOptions } from './quality/options.ts';
import { findingLines, scoreLines, weightLines } from './quality/tables.ts';
import { budgets } from './quality/weigh-pages.ts';

/**
 * Builds the demo site, or takes a built one, and checks it: html, links, weight, accessibility,
 * Lighthouse. Prints the findings, writes `report.json`, and sets exit code 1 when there are any.
 */
export async function main(root: string): Promise<void> {
  const { checks, site, rounds, out } = readOptions(process.argv.slice(3), root);
  const folder = await mkdtemp(path.join(tmpdir(), 'boardwalk-quality-'));
  try {
    const built = site ?? path.join(folder, 'site');
    if (site === undefined) await buildSite(root, built);
    const onStep = (step: string) => print([step]);
    const { pages, findings, weights, scores } = await checkSite({
      root,
      folder: built,
      checks,
      rounds,
      onStep,
    });
    print(['', ...weightLines(weights), '', ...scoreLines(scores), '', ...findingLines(findings)]);
    const groups = groupFindings(findings);
    const report = { checks, pages, findings: groups, budgets, weights, scores, lighthouseExceptions };
    await outputJson(path.join(out, 'report.json'), report, { spaces: 2 });
    print([groups.length === 0 ? `✔ ${pages} pages, nothing to fix` : `✖ ${groups.length} things to fix`]);
    if (groups.length > 0) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

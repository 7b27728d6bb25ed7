import type { SoakResult } from './run-soak.ts';

/** The figures of a soak, a line each. */
export function resultLines(result: SoakResult): readonly string[] {
  const { builds, published, refused, exitCodes, requests, retries, faults, edits, kept, wrong } = result;
  const survived = Object.values(faults).reduce((sum, count) => sum + count, 0);
  return [
    `Builds        ${builds}: ${published} published, ${refused} refused (exit codes ${list(exitCodes)})`,
    `Requests      ${requests}, and ${retries} queries repeated`,
    `Faults        ${survived}: ${list(faults)}`,
    `Edits         ${edits.between} between builds, ${edits.during} during them`,
    `Kept unseen   ${kept.pages} pages; that would have differed: ${kept.wrong}`,
    `Wrong sites   ${wrong.length}`,
    ...wrong.map(({ build, why }) => `  build ${build}: ${why}`),
  ];
}

function list(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}

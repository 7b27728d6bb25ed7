import { styleText } from 'node:util';
import type { Finding } from '../../generator/crawl/endpoint/finding.ts';
import { clean } from '../../generator/util/clean.ts';

const symbols = {
  good: styleText('green', '✔', { stream: process.stdout }),
  weak: styleText('yellow', '!', { stream: process.stdout }),
  wrong: styleText('red', '✖', { stream: process.stdout }),
} as const;

/** Formats findings, a line each, with the remedy below, and a last line that sums them up. */
export function findingLines(findings: readonly Finding[]): readonly string[] {
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  return [
    ...findings.flatMap(({ state, text, remedy }) => [
      `${symbols[state]} ${clean(text)}`,
      ...(remedy === undefined ? [] : [`  → ${clean(remedy)}`]),
    ]),
    count('wrong') > 0
      ? `A build would be refused: ${count('wrong')} to correct, ${count('weak')} to look at.`
      : `A build can read this CMS: ${count('good')} good, ${count('weak')} to look at.`,
  ];
}

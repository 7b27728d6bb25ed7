import { styleText } from 'node:util';
import { BuildError, type Problem } from '../../../generator/problems/problem.ts';
import { clean } from '../../../generator/util/clean.ts';
import { messageOf } from '../../../generator/util/code-of.ts';
import type { SiteEvent } from '../../../generator/watch/watch-site.ts';
import { reportFailure } from '../../report/failure.ts';
import { count, seconds } from '../../report/figures.ts';
import { printLines } from '../../report/print-lines.ts';
import { problemLines } from '../../report/problem-lines.ts';

const namedCauses = 3;

/** Prints what happened: a line each, failures with all their details. */
export function printEvent(event: SiteEvent): void {
  switch (event.type) {
    case 'built':
      print('green', '✔', `${nameCauses(event.causes)} → ${describeBuild(event)}`);
      break;
    case 'failed':
      if (event.causes.length > 0) print('red', '✖', `${nameCauses(event.causes)} →`);
      reportFailure(event.error);
      break;
    case 'cms-down':
      printNotice(
        `The CMS does not answer: ${reasonOf(event.error)}. The site keeps its content; each poll tries again.`,
      );
      break;
    case 'cms-back':
      print('green', '✔', 'The CMS answers again.');
  }
}

/** Prints why a new process begins. */
export function printRestart(causes: readonly string[]): void {
  print('green', '✔', `${nameCauses(causes)} → the watch starts again with it`);
}

/** Prints each warning once during the watch. */
export function openWarnings(): (warnings: readonly Problem[]) => void {
  const printed = new Set<string>();
  return (warnings) => {
    for (const lines of warnings.map(problemLines)) {
      const text = lines.join('\n');
      if (!printed.has(text)) printLines(lines, process.stdout);
      printed.add(text);
    }
  };
}

/** Prints a line of its own. */
export function printNotice(notice: string): void {
  print('yellow', '▲', clean(notice));
}

function describeBuild({ result, tookMs }: Extract<SiteEvent, { type: 'built' }>): string {
  const { length } = result.changed;
  return `${length === 0 ? 'nothing to change' : `${count(length, 'file')} changed`} in ${seconds(tookMs)}`;
}

function nameCauses(causes: readonly string[]): string {
  if (causes.length === 0) return 'The whole site';
  const more = causes.length - namedCauses;
  return `${causes.slice(0, namedCauses).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function reasonOf(error: unknown): string {
  const problem = error instanceof BuildError ? error.problems[0]?.message : undefined;
  return problem ?? messageOf(error);
}

function print(color: 'green' | 'yellow' | 'red', symbol: string, text: string): void {
  printLines([`${styleText(color, symbol, { stream: process.stdout })} ${text}`], process.stdout);
}

import { styleText } from 'node:util';
import { type Command, Help, type Option } from 'commander';
import { displayPath } from '../generator/util/display-path.ts';
import { printLines } from './report/print-lines.ts';

/** Sets how a program and its commands show their help and their usage errors. */
export function configureHelp(program: Command, root: string): Command {
  return program
    .configureHelp({ showGlobalOptions: true, optionDescription: describeOption })
    .configureOutput({ outputError: printUsageError })
    .addHelpText(
      'after',
      `
Examples:
  boardwalk check --endpoint https://cms.pier.org/graphql
  boardwalk generate --watch
  boardwalk sync s3://bucket --dry-run

Paths on the command line go from the current folder, those in the settings from the folder of the config file.
Documents: README.md and docs/ in ${displayPath(root, process.cwd())}`,
    );
}

/** A flag that is off, and a list that is empty, are no news. */
function describeOption(option: Option): string {
  const isNews = option.defaultValue !== false && typeof option.defaultValue !== 'object';
  const told: Option = Object.create(option, isNews ? {} : { defaultValue: { value: undefined } });
  return new Help().optionDescription(told);
}

/**
 * Prints an error of commander, "error: unknown option '--x'\n(Did you mean --y?)", as all other
 * failures look.
 */
function printUsageError(text: string): void {
  const [first = '', ...rest] = text
    .trim()
    .replace(/^error: /, '')
    .split('\n');
  printLines(
    [
      styleText('red', `✖ ${first.charAt(0).toUpperCase()}${first.slice(1)}`, { stream: process.stderr }),
      ...rest.map((line) => `  ${line}`),
      '  → Run boardwalk --help for the commands, boardwalk COMMAND --help for the flags of one.',
    ],
    process.stderr,
  );
}

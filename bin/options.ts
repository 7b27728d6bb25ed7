import { type Command, InvalidArgumentError, Option } from 'commander';
import { type AllowedLoss, isMeasure, measures } from '../generator/publish/measures.ts';

// Options that several commands have, and parsers of their values.

export function configOption(): Option {
  return new Option('-c, --config <file>', 'the config file')
    .env('BOARDWALK_CONFIG')
    .default('site.config.ts');
}

export function storeOption(): Option {
  return new Option(
    '--store <url>',
    'share work with other machines: a folder, or s3://bucket/prefix; needs BOARDWALK_STORE_SECRET, or BOARDWALK_STORE_PUBLIC_KEY to read only',
  );
}

export function runOption(): Option {
  return new Option(
    '--run <name>',
    'with --store: the run that all shards and the merge belong to; their inputs must be the same (default: BOARDWALK_RUN, or that of the engine)',
  );
}

export function reportToOption(): Option {
  return new Option(
    '--report-to <url>',
    'tell the plugin of the CMS what is built and live, with BOARDWALK_REPORT_AUTHORIZATION',
  );
}

/**
 * Adds one `pictures=40` to the others; a number alone counts entries. Throws InvalidArgumentError, as
 * the other parsers do.
 */
export function addAllowedLoss(value: string, before: AllowedLoss): AllowedLoss {
  const [, measure = 'entries', digits] = /^(?:([a-z]+)=)?(\d{1,9})$/.exec(value) ?? [];
  if (digits === undefined || !isMeasure(measure))
    throw new InvalidArgumentError(
      `Expected a number of entries, or a measure with a number, such as pictures=40. Measures: ${Object.keys(measures).join(', ')}.`,
    );
  return { ...before, [measure]: Number(digits) };
}

export function toCount(value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new InvalidArgumentError('Expected a whole number.');
  return Number(value);
}

export function toPort(value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new InvalidArgumentError('Expected a number from 0 to 65535.');
  return port;
}

/** Refuses flags that do nothing without another one. Ends the command as other usage errors do. */
export function refuseWithout(needed: string, names: readonly string[], command: Command): void {
  if (command.getOptionValueSource(needed) === 'cli') return;
  const found = names.find((name) => command.getOptionValueSource(name) === 'cli');
  if (found !== undefined) command.error(`error: option '--${found}' does nothing without --${needed}`);
}

import path from 'node:path';
import type { ResolvedConfig } from '../../config/resolve-config.ts';
import { mergeHeaders } from '../http/headers.ts';
import type { Problem } from '../problems/problem.ts';
import { anyWriting } from './any-writing.ts';

/**
 * A text that no file of the site may contain, and its name in a report, which never shows a
 * secret.
 */
export interface PrivateText {
  readonly text: string;
  /** Matches it in all its forms; null when only its exact bytes matter. */
  readonly pattern: RegExp | null;
  readonly name: string;
}

export interface PrivateTextInput {
  readonly config: Pick<ResolvedConfig, 'canaries' | 'graphql' | 'root'>;
  /** Sent to the CMS as the Authorization header. */
  readonly authorization?: string | undefined;
  /** Sent in the same way with reports. */
  readonly reportAuthorization?: string | undefined;
}

/** Shorter texts would be found anywhere. */
const minLength = 8;

/**
 * Lists the credentials for the CMS, the paths of the project on this machine, and the owner's
 * canaries.
 */
export function listPrivateTexts(input: PrivateTextInput): readonly PrivateText[] {
  const { canaries, root } = input.config;
  const sent = listHeaders(input).flatMap((headers) => Object.entries(headers));
  return [
    ...canaries.map((text, index) => ({
      text,
      pattern: patternOf(text),
      name: `the text canaries.${index} of the settings`,
    })),
    ...sent
      .filter(([name]) => isCredential(name))
      // "Bearer abc": the token alone is as secret.
      .map(([name, value]) => ({
        text: value.replace(/^\w+ +/, ''),
        pattern: null,
        name: `the header "${name}"`,
      }))
      .filter(({ text }) => text.length >= minLength),
    // A top-level folder, such as /app, may also be a path of the site.
    ...(root.split(path.sep).length > 2
      ? [{ text: `${root}${path.sep}`, pattern: null, name: 'a path of this machine' }]
      : []),
  ];
}

/**
 * Lists the headers sent to the CMS, by each of the clients and with the credentials of this run;
 * those of its reports under a name of their own.
 */
export function listHeaders({
  config,
  authorization,
  reportAuthorization,
}: Pick<PrivateTextInput, 'authorization' | 'reportAuthorization'> & {
  readonly config: Pick<ResolvedConfig, 'graphql'>;
}): readonly Readonly<Record<string, string>>[] {
  const clients = Object.values(config.graphql.clients);
  return [
    ...clients.map(({ options }) => mergeHeaders(options?.headers)),
    ...(authorization === undefined ? [] : [{ authorization }]),
    ...(reportAuthorization === undefined ? [] : [{ 'report-authorization': reportAuthorization }]),
  ];
}

/** Finds a private text in a file; null without one. See faults 165 to 170. */
export function findPrivateText(
  file: { readonly path: string; readonly entry?: Problem['entry'] },
  contents: string | Uint8Array,
  texts: readonly PrivateText[],
): Problem | null {
  const found = texts.find((text) => holds(contents, text));
  if (found === undefined) return null;
  return {
    check: 'privateText',
    message: `${file.path} contains ${found.name}`,
    ...(file.entry && { entry: file.entry }),
    hint: 'Find out how it got there before you publish, and replace leaked secrets.',
  };
}

function holds(contents: string | Uint8Array, { text, pattern }: PrivateText): boolean {
  if (typeof contents !== 'string')
    return Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength).includes(text);
  return contents.includes(text) || (pattern?.test(contents) ?? false);
}

function patternOf(text: string): RegExp | null {
  const pattern = anyWriting(text);
  return pattern === null ? null : new RegExp(pattern, 'i');
}

function isCredential(header: string): boolean {
  return /authorization|cookie|token|key|secret|password/i.test(header);
}

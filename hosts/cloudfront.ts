import path from 'node:path';
import { BuildError } from '../generator/problems/problem.ts';
import { answerText, functionCode, shortLinkName } from './cloudfront-function.ts';
import { headersPolicy } from './cloudfront-policy.ts';
import { fileClasses, publicFiles } from './file-classes.ts';
import type { Host, HostedManifest, HostFile, HostFiles } from './host.ts';
import { fitDerived, hiddenPage, leaveOut } from './leave-out.ts';
import { limits } from './limits.ts';
import { type Move, type NumberMove, type PatternMove, planRedirects } from './plan-redirects.ts';
import { tellDerived } from './tell-derived.ts';

const limit = limits.cloudfront;

/**
 * Makes the function and the header policies of a distribution in front of a bucket. Content types
 * and caching are kept with the objects themselves.
 */
export const cloudfront: Host = ({ manifest, rules }) => {
  const { headers, types } = fileClasses(manifest);
  const plan = planRedirects(rules, manifest.files);
  const patterns = leaveOut(
    plan.patterns.filter(({ isFallback }) => !isFallback),
    ({ pattern }) => pattern,
    (pattern) => hiddenPage(pattern, manifest.files.keys()),
  );
  const moves = leaveOut(plan.moves, ({ from }) => from, refuseMove);
  const shortLinks = plan.numbers.map(asMove);
  const code = codeFiles(manifest, { moves: moves.kept, shortLinks, patterns: patterns.kept }, [
    ...types.keys(),
  ]);
  return {
    files: [
      ...code.files,
      jsonFile('pages-policy.json', headersPolicy('boardwalk-pages', headers.page)),
      jsonFile('assets-policy.json', headersPolicy('boardwalk-assets', headers.asset)),
      jsonFile('error-responses.json', errorResponses),
    ],
    problems: [...plan.problems, ...moves.problems, ...patterns.problems, ...code.problems],
  };
};

/** A bucket that may not be listed answers 403 for a missing object. */
const errorResponses = {
  Quantity: 2,
  Items: [403, 404].map((ErrorCode) => ({
    ErrorCode,
    ResponsePagePath: '/404.html',
    ResponseCode: '404',
    ErrorCachingMinTTL: 10,
  })),
};

function refuseMove(move: Move): string | null {
  if (move.names.some((name) => name.length > limit.keyCharacters))
    return `CloudFront takes at most ${limit.keyCharacters} characters as a key`;
  return answerText(move).length > limit.valueCharacters
    ? `CloudFront takes at most ${limit.valueCharacters} characters as a value`
    : null;
}

/** Writes a short link, "/?p=12", as a move whose name no path has. */
function asMove({ number, status, target }: NumberMove): Move {
  const name = shortLinkName(number);
  return { from: name, names: [name], status, target, isDerived: true };
}

interface Redirects {
  readonly moves: readonly Move[];
  readonly shortLinks: readonly Move[];
  readonly patterns: readonly PatternMove[];
}

/**
 * Puts the moves into the function, or into a key-value store where they have no room in it. Short links alone are no reason for
 * a store.
 */
function codeFiles(
  { files }: HostedManifest,
  { moves, shortLinks, patterns }: Redirects,
  extensions: readonly string[],
): HostFiles {
  const input = {
    patterns,
    extensions,
    asked: publicFiles({ files }),
    folders: foldersLikeFiles(files, extensions),
  };
  const codeOf = (inCode: readonly Move[] | null): HostFile =>
    functionFile(functionCode({ ...input, moves: inCode }));
  const fits = ({ contents }: HostFile) => Buffer.byteLength(contents) <= limit.functionBytes;
  const whole = codeOf([...moves, ...shortLinks]);
  if (fits(whole)) return { files: [whole], problems: [] };
  const withoutShort = codeOf(moves);
  if (fits(withoutShort)) return { files: [withoutShort], problems: tellDerived(shortLinks.map(nameOf)) };
  const small = codeOf(null);
  const bytes = Buffer.byteLength(small.contents);
  if (bytes > limit.functionBytes)
    throw exceeded(
      `a function of ${bytes} bytes; its limit is ${limit.functionBytes}`,
      'Remove patterns among the redirects.',
    );
  const { kept, problems } = fitDerived([...moves, ...shortLinks], nameOf, {
    room: limit.storeBytes,
    sizeOf: (move) => Buffer.byteLength(JSON.stringify({ data: storeItems([move]) }, null, 1)),
  });
  const store = jsonFile('redirects-store.json', { data: storeItems(kept) });
  const storeBytes = Buffer.byteLength(store.contents);
  if (storeBytes > limit.storeBytes)
    throw exceeded(
      `a key-value store of ${storeBytes} bytes; its limit is ${limit.storeBytes}`,
      'Remove redirects that nobody follows any more.',
    );
  return { files: [small, store], problems };
}

function storeItems(moves: readonly Move[]): readonly { readonly key: string; readonly value: string }[] {
  return moves.flatMap((move) => move.names.map((key) => ({ key, value: answerText(move) })));
}

function nameOf({ from }: Move): string {
  return from;
}

/** Lists the paths, decoded, of pages such as /news/p/node.js/. */
function foldersLikeFiles(files: HostedManifest['files'], extensions: readonly string[]): readonly string[] {
  const folders: string[] = [];
  for (const file of files.keys()) {
    if (!file.endsWith('/index.html')) continue;
    const folder = `/${path.posix.dirname(file)}`;
    if (extensions.includes(path.posix.extname(folder).slice(1))) folders.push(folder);
  }
  return folders;
}

function functionFile(contents: string): HostFile {
  return { name: 'viewer-request.js', contents };
}

function jsonFile(name: string, value: unknown): HostFile {
  return { name, contents: `${JSON.stringify(value, null, 1)}\n` };
}

function exceeded(what: string, hint: string): BuildError {
  return new BuildError('refused', `CloudFront would need ${what}`, [
    { message: 'The site exceeds a limit of CloudFront', hint },
  ]);
}

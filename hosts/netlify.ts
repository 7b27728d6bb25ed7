import { hrefOf } from '../generator/content/paths.ts';
import { assetFolder, fileClasses, ownFolder, publicFiles } from './file-classes.ts';
import { headerBlock } from './header-block.ts';
import type { Host } from './host.ts';
import { fitDerived, leaveOut } from './leave-out.ts';
import { limits } from './limits.ts';
import { type Move, type NumberMove, type PatternMove, planRedirects } from './plan-redirects.ts';
import { locationOf } from './redirect-target.ts';
import { refuseWildcards, splatLine, withoutPlaceholders } from './splat-rules.ts';

/**
 * Makes `_redirects` and `_headers`. Netlify looks for files before it looks for redirects, knows a
 * path with and without its slash, and answers with 404.html by itself.
 */
export const netlify: Host = ({ manifest, rules }) => {
  const { headers } = fileClasses(manifest);
  const plan = planRedirects(rules, manifest.files);
  const possible = leaveOut(plan.moves, ({ from }) => from, refuseMove);
  const patterns = leaveOut(
    plan.patterns,
    ({ pattern }) => pattern,
    (pattern) => {
      const line = patternLine(pattern);
      return typeof line === 'string' ? line : refuseStatus(pattern.status);
    },
  );
  const room = limits.netlify.redirects - patterns.kept.length;
  const moves = fitDerived(possible.kept, ({ from }) => from, { room, sizeOf: () => 1 });
  const derived = plan.numbers.map((move) => ({ ...move, isDerived: true }));
  const numbers = fitDerived(derived, ({ number }) => `/?p=${number}`, {
    room: room - moves.kept.length,
    sizeOf: (move) => numberLines(move).length,
  });
  const lines = [
    '# Made by `boardwalk host netlify`.',
    ...publicFiles(manifest).map((path) => `${path} ${path} 200!`),
    `${ownFolder}* /404.html 404!`,
    ...numbers.kept.flatMap(numberLines),
    ...moves.kept.flatMap(moveLine),
    ...patterns.kept.map(patternLine).flatMap((line) => (typeof line === 'string' ? [] : [line.line])),
  ];
  const { 'cache-control': _, ...page } = headers.page;
  const { 'cache-control': caching = '' } = headers.asset;
  const headerLines = [
    '# Made by `boardwalk host netlify`.',
    // Rules that fit the same path add up: each header stands in one of them.
    ...headerBlock('/*', page),
    ...headerBlock(`${assetFolder}*`, { 'cache-control': caching }),
  ];
  const count = moves.kept.length + patterns.kept.length;
  return {
    files: [
      { name: '_redirects', contents: `${lines.join('\n')}\n` },
      { name: '_headers', contents: `${headerLines.join('\n')}\n` },
    ],
    problems: [
      ...plan.problems,
      ...possible.problems,
      ...moves.problems,
      ...numbers.problems,
      ...patterns.problems,
      ...(count <= limits.netlify.redirects
        ? []
        : [
            {
              message: `The site has ${count} redirects: Netlify advises against more than ${limits.netlify.redirects}`,
              hint: 'Remove redirects that nobody follows any more, or join them in patterns.',
            },
          ]),
    ],
  };
};

function refuseMove(move: Move): string | null {
  if (move.target === null) return `Netlify does not know the status ${move.status}, and answers 404`;
  return refuseWildcards(move) ?? refuseStatus(move.status);
}

function refuseStatus(status: number): string | null {
  return [301, 302].includes(status) ? null : `Netlify does not know the status ${status}: use 301 or 302`;
}

function moveLine({ from, target, status }: Move): readonly string[] {
  return target === null ? [] : [`${hrefOf(from)} ${withoutPlaceholders(locationOf(target, ''))} ${status}`];
}

/** Netlify has a file at "/": only a redirect with "!" comes before it. */
function numberLines({ number, target, status }: NumberMove): readonly string[] {
  const to = withoutPlaceholders(locationOf(target, ''));
  return ['p', 'page_id'].map((name) => `/ ${name}=${number} ${to} ${status}!`);
}

/** A pattern of whole segments, which end in a slash or without. */
const wholeSegments = /^\^\/?((?:(?:(?:[\w-]|\\[.-])+|\[\^\/\]\+|\(\[\^\/\]\+\))\/)+)\?\$$/;

/**
 * Writes a pattern of whole segments with placeholders, `^news/c/([^/]+)/page/[^/]+/?$` as
 * "/news/c/:group1/page/:other1"; any other with a wildcard at its end.
 */
function patternLine(move: PatternMove): ReturnType<typeof splatLine> {
  const [, segments] = wholeSegments.exec(move.pattern) ?? [];
  const to = locationOf(move.target, '');
  if (segments === undefined || to.startsWith('/$')) return splatLine(move);
  let group = 0;
  let other = 0;
  const from = segments
    .replaceAll('\\', '')
    .replaceAll('([^/]+)', () => `:group${++group}`)
    .replaceAll('[^/]+', () => `:other${++other}`);
  const filled = withoutPlaceholders(to).replace(/\$([1-9])/g, ':group$1');
  return { line: `/${from} ${filled} ${move.status}` };
}

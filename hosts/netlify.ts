import { hrefOf } from '../generator/content/paths.ts';
import { assetFolder, fileClasses, ownFolder, publicFiles } from './file-classes.ts';
import { headerBlock } from './header-block.ts';
import type { Host } from './host.ts';
import { leaveOut } from './leave-out.ts';
import { limits } from './limits.ts';
import { type Move, planRedirects } from './plan-redirects.ts';
import { locationOf } from './redirect-target.ts';
import { refuseWildcards, splatLine, withoutPlaceholders } from './splat-rules.ts';

/**
 * Makes `_redirects` and `_headers`. Netlify looks for files before it looks for redirects, knows a
 * path with and without its slash, and answers with 404.html by itself.
 */
export const netlify: Host = ({ manifest, rules }) => {
  const { headers } = fileClasses(manifest);
  const plan = planRedirects(rules, manifest.files);
  const moves = leaveOut(plan.moves, ({ from }) => from, refuseMove);
  const patterns = leaveOut(
    plan.patterns,
    ({ pattern }) => pattern,
    (pattern) => {
      const splat = splatLine(pattern);
      return typeof splat === 'string' ? splat : refuseStatus(pattern.status);
    },
  );
  const lines = [
    '# Made by `boardwalk host netlify`.',
    ...publicFiles(manifest).map((path) => `${path} ${path} 200!`),
    `${ownFolder}* /404.html 404!`,
    ...moves.kept.flatMap(moveLine),
    ...patterns.kept.map(splatLine).flatMap((splat) => (typeof splat === 'string' ? [] : [splat.line])),
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
      ...moves.problems,
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

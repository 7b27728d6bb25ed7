import type { RedirectRule } from '../../generator/files/redirects.ts';
import { openRedirects } from '../../hosts/match-redirect.ts';
import { planRedirects } from '../../hosts/plan-redirects.ts';
import type { HostQuestion } from './host-questions.ts';

/** All characters that keyboards have, and some of other scripts. */
const characters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)),
  ...['é', '漢', '😀', '\u00a0', '\u2028', '\u202e'],
];

/** For each character a redirect that contains it in its address, its target and, in the end, twice in a row. */
export const hostileRules: readonly RedirectRule[] = characters.flatMap((character) => {
  const from = encodeURIComponent(character);
  return [
    { from: `/x${from}y/`, to: `/z${character}?q=${character}#${character}`, status: 301 },
    { from: `/${from}${from}end/`, to: 'https://example.com/', status: 302 },
  ];
});

const match = openRedirects(planRedirects(hostileRules, new Set()));

/** Asks for each of these addresses. The answers are those of `boardwalk serve`. */
export const hostileQuestions: readonly HostQuestion[] = characters.flatMap((character) => {
  const from = encodeURIComponent(character);
  return [`/x${from}y/`, `/${from}${from}end/`].flatMap((target) => {
    const answer = match({ rawPath: target, path: decodeURIComponent(target), query: '?a=1' });
    if (answer?.location == null) return [];
    return [{ target: `${target}?a=1`, status: answer.status, headers: { location: answer.location } }];
  });
});

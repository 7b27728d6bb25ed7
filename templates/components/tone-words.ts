const channels = ['r', 'g', 'b'];

/**
 * Encodes two colours for `styles/tones.css`: each channel of the upper and the lower one as a
 * hexadecimal digit, "ura ugb ubc lr0 lg1 lb2" for #abc and #012. A style attribute is
 * for what an editor chooses: see docs/decisions/0007-one-strict-policy-for-every-page.md.
 */
export function toneWords([upper, lower]: readonly [string, string]): string {
  return [...wordsOf('u', upper), ...wordsOf('l', lower)].join(' ');
}

function wordsOf(half: string, color: string): string[] {
  return channels.map((channel, index) => {
    const value = Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16);
    return `${half}${channel}${Math.round(value / 17).toString(16)}`;
  });
}

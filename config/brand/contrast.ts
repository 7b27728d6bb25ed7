type Channels = readonly [red: number, green: number, blue: number];

/** The least contrast of text: WCAG 2.2, 1.4.3. */
export const enoughForWords = 4.5;

/** The least contrast of marks, such as the focus ring and the edge of a button: WCAG 2.2, 1.4.11. */
export const enoughForMarks = 3;
/** A veil lets a part of the picture through. */
export const enoughForVeils = 7;

/** Computes the contrast of two colours ("#rrggbb"), from 1 to 21, as in WCAG. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Returns a colour that is readable on a background: itself, or as little darker or lighter as
 * necessary.
 */
export function readableOn(colour: string, ground: string): string {
  const end = luminance(ground) > 0.18 ? '#000000' : '#ffffff';
  for (let share = 0; share < 1; share += 0.04) {
    const mixed = mix(colour, end, share);
    if (contrast(mixed, ground) >= enoughForWords) return mixed;
  }
  return end;
}

/** Returns the colour itself, or the nearest darker or lighter one with enough contrast to all others; undefined without one. */
export function nearestReadable(
  colour: string,
  others: readonly string[],
  least = enoughForWords,
): string | undefined {
  for (let percent = 0; percent <= 100; percent += 1) {
    for (const end of ['#000000', '#ffffff']) {
      const mixed = mix(colour, end, percent / 100);
      if (others.every((other) => contrast(mixed, other) >= least)) return mixed;
    }
  }
  return undefined;
}

/** Mixes `share` of the second colour over the first: 0.5 is half of each. */
export function mix(under: string, over: string, share: number): string {
  const from = channels(under);
  const to = channels(over);
  return `#${from
    .map((part, index) => Math.round(part + ((to[index] ?? part) - part) * share))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map(linear);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function channels(colour: string): Channels {
  const number = Number.parseInt(colour.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

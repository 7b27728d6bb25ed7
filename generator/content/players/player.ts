/** Something of a provider that plays in the page after a click. */
export interface Player {
  readonly provider: string;
  readonly kind: 'video' | 'map' | 'sound';
  /** Its page, for people without script. */
  readonly href: string;
  /** The address of the frame: it starts nothing by itself. */
  readonly embedUrl: string;
  /** Of the frame, in CSS pixels. Default: that of a film, 16:9. */
  readonly height?: number;
}

export interface Provider extends Pick<Player, 'provider' | 'kind' | 'height'> {
  /** Compared whole, so that youtube.com.evil.test is not YouTube. */
  readonly hosts: readonly string[];
  /** The origins of its frames. */
  readonly frames: readonly string[];
  /** Writes both addresses again from the parts that it knows; null for an address without a player. */
  readonly read: (url: URL) => Pick<Player, 'href' | 'embedUrl' | 'height'> | null;
}

/** Returns the parameters whose values match, in this order: "list=PL1&start=4". */
export function knownQuery({ searchParams }: URL, known: Readonly<Record<string, RegExp>>): string {
  return Object.entries(known)
    .map(([name, pattern]) => [name, searchParams.get(name) ?? '', pattern] as const)
    .filter(([, value, pattern]) => pattern.test(value))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

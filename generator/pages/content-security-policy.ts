import type { ResolvedSettings } from '../../config/settings.ts';
import { playerOrigins } from '../content/html/video-providers.ts';

/** The settings that name what a page may ask of others. */
export type PolicySettings = Pick<
  ResolvedSettings,
  'map' | 'popup' | 'fonts' | 'media' | 'mediaHosts' | 'mediaOrigin' | 'endpoint'
>;

/**
 * What a page may load and do, as its `<meta>` says it: all from its own origin, plus what the settings name, and the players
 * that a visitor may start. Strings become html only through the policies named. docs/decisions/0007
 */
export function contentSecurityPolicy(settings: PolicySettings): string {
  const { map, popup, fonts } = settings;
  const linked = linkedMedia(settings);
  const tiles = sourcesOf(map.tileUrl);
  const fontScript = sourcesOf(fonts.script);
  const lookUp = sourcesOf(popup.storage === 'api' ? popup.ipLookup : undefined);
  return join({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...fontScript],
    'style-src': ["'self'", ...fontScript],
    // Lengths and positions that an editor chose; editor html itself keeps no style.
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': ["'self'", ...fontScript],
    // The icon of the page and the library's empty tile are data.
    'img-src': ["'self'", 'data:', ...tiles, ...linked],
    'manifest-src': ["'self'"],
    'media-src': ["'self'", ...linked],
    'connect-src': ["'self'", ...lookUp],
    'frame-src': playerOrigins,
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['boardwalk', 'default'],
  });
}

/** The same as a header, with what a `<meta>` cannot say. */
export function contentSecurityHeader(settings: PolicySettings): string {
  return `${contentSecurityPolicy(settings)}; ${join({ 'frame-ancestors': ["'none'"] })}`;
}

/** Where media lie that are linked and not copied. */
function linkedMedia({ media, mediaHosts, mediaOrigin, endpoint }: PolicySettings): readonly string[] {
  if (media.mode === 'copy') return [];
  return [
    ...sourcesOf(mediaOrigin ?? endpoint),
    ...mediaHosts.flatMap((host) => sourcesOf(`https://${host}`)),
  ];
}

function join(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** An address as a source: its origin. A part in braces stands for one of several hosts: "https://{s}.tiles.example". */
function sourcesOf(address: string | undefined): string[] {
  const [origin] = /^https?:\/\/[^/?#]+/i.exec(address ?? '') ?? [];
  return origin === undefined ? [] : [origin.replace(/\{[^}]*\}/g, '*').toLowerCase()];
}

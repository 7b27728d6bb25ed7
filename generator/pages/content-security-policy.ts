import type { ResolvedSettings } from '../../config/settings.ts';
import { playerOrigins } from '../content/players/player-of.ts';
import { formSources } from './form-sources.ts';

/** Settings that name other origins for a page. */
export type PolicySettings = Pick<
  ResolvedSettings,
  | 'conditions'
  | 'search'
  | 'forms'
  | 'map'
  | 'parking'
  | 'popup'
  | 'fonts'
  | 'media'
  | 'mediaHosts'
  | 'mediaOrigin'
  | 'endpoint'
>;

/**
 * Makes the Content-Security-Policy of the `<meta>`: everything from the own origin, plus the
 * origins in the settings and the players that a visitor may start. Strings become html only
 * through the named policies. docs/decisions/0007
 */
export function contentSecurityPolicy(settings: PolicySettings): string {
  const { conditions, map, parking, popup, fonts, search } = settings;
  const forms = formSources(settings.forms);
  const linked = linkedMedia(settings);
  const tiles = sourcesOf(map.tileUrl);
  const fontScript = sourcesOf(fonts.script);
  const lookUp = sourcesOf(popup.storage === 'api' ? popup.ipLookup : undefined);
  return join({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...fontScript],
    'style-src': ["'self'", ...fontScript],
    // Editors choose lengths and positions; editor html itself keeps no style.
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': ["'self'", ...fontScript],
    // The page's icon and the map library's empty tile are data urls.
    'img-src': ["'self'", 'data:', ...tiles, ...linked],
    'manifest-src': ["'self'"],
    'media-src': ["'self'", ...linked],
    'connect-src': [
      "'self'",
      ...lookUp,
      ...forms.asked,
      ...sourcesOf(conditions?.url),
      ...sourcesOf(parking?.occupancy),
    ],
    'frame-src': playerOrigins,
    'base-uri': ["'none'"],
    // The search field leads to the search page, a sent form to the page that thanks, also without script.
    'form-action': search || forms.sent.length > 0 ? ["'self'", ...forms.sent] : ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['boardwalk', 'default'],
  });
}

/** Makes the policy as a header, with the directives that a `<meta>` cannot contain. */
export function contentSecurityHeader(settings: PolicySettings): string {
  return `${contentSecurityPolicy(settings)}; ${join({ 'frame-ancestors': ["'none'"] })}`;
}

/** Origins of media that are linked and not copied. */
function linkedMedia({ media, mediaHosts, mediaOrigin, endpoint }: PolicySettings): readonly string[] {
  if (media.mode === 'copy') return [];
  return [
    ...sourcesOf(mediaOrigin ?? endpoint),
    ...mediaHosts.flatMap((host) => sourcesOf(`https://${host}`)),
  ];
}

function join(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}

/**
 * Turns an address into a source: its origin. A part in braces matches several hosts:
 * "https://{s}.tiles.example".
 */
function sourcesOf(address: string | undefined): string[] {
  const [origin] = /^https?:\/\/[^/?#]+/i.exec(address ?? '') ?? [];
  return origin === undefined ? [] : [origin.replace(/\{[^}]*\}/g, '*').toLowerCase()];
}

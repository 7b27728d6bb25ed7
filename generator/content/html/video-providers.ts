/** A video at a provider: its page, and its player without cookies before the start. */
export interface Player {
  readonly provider: string;
  readonly href: string;
  readonly embedUrl: string;
}

/** The origins of the players of `embedUrl`: allowed in frames. */
export const playerOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

type Reader = (url: URL) => Omit<Player, 'provider'> | null;

// Hosts are compared whole, so that youtube.com.evil.test is not YouTube.
const providers: readonly { provider: string; hosts: readonly string[]; read: Reader }[] = [
  {
    provider: 'YouTube',
    hosts: [
      'youtube.com',
      'www.youtube.com',
      'm.youtube.com',
      'youtu.be',
      'youtube-nocookie.com',
      'www.youtube-nocookie.com',
    ],
    read: readYouTube,
  },
  { provider: 'Vimeo', hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'], read: readVimeo },
];

/** Recognises the address of a video at a known provider; null for anything else. */
export function playerOf(address: string): Player | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;

  const found = providers.find(({ hosts }) => hosts.includes(url.host));
  const video = found?.read(url);
  return found && video ? { provider: found.provider, ...video } : null;
}

function readYouTube(url: URL): ReturnType<Reader> {
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const id = url.host === 'youtu.be' ? first : first === 'watch' ? (url.searchParams.get('v') ?? '') : second;
  if (!/^[\w-]{6,20}$/.test(id) || !['watch', 'embed', 'shorts', 'live', 'v', id].includes(first))
    return null;

  const seconds = /^(\d+)s?$/.exec(url.searchParams.get('start') ?? url.searchParams.get('t') ?? '')?.[1];
  return {
    href: `https://www.youtube.com/watch?v=${id}${seconds ? `&t=${seconds}s` : ''}`,
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}${seconds ? `?start=${seconds}` : ''}`,
  };
}

/** An unlisted video has a second part, the hash, which it needs to play. */
function readVimeo(url: URL): ReturnType<Reader> {
  const [, id, hash = url.searchParams.get('h') ?? ''] =
    /^\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(url.pathname) ?? [];
  if (!id || !/^[0-9a-f]*$/.test(hash)) return null;
  return {
    href: `https://vimeo.com/${id}${hash && `/${hash}`}`,
    embedUrl: `https://player.vimeo.com/video/${id}?${hash && `h=${hash}&`}dnt=1`,
  };
}

import { knownQuery, type Provider } from './player.ts';

export const youTube: Provider = {
  provider: 'YouTube',
  kind: 'video',
  hosts: [
    'youtube.com',
    'www.youtube.com',
    'm.youtube.com',
    'youtu.be',
    'youtube-nocookie.com',
    'www.youtube-nocookie.com',
  ],
  // Without cookies before the start.
  frames: ['https://www.youtube-nocookie.com'],
  read: (url) => {
    const page = 'https://www.youtube.com';
    const frame = 'https://www.youtube-nocookie.com/embed';
    const [first = '', second = '', third = ''] = url.pathname.split('/').filter(Boolean);
    const { searchParams } = url;

    const isLive = first === 'embed' && second === 'live_stream';
    if (isLive || (first === 'channel' && third === 'live')) {
      const channel = isLive ? (searchParams.get('channel') ?? '') : second;
      if (!/^UC[\w-]{22}$/.test(channel)) return null;
      return {
        href: `${page}/channel/${channel}/live`,
        embedUrl: `${frame}/live_stream?channel=${channel}`,
      };
    }

    // A list for one person alone ("WL", watch later) has a short id.
    const isList = (searchParams.get('listType') ?? 'playlist') === 'playlist';
    const list = isList ? knownQuery(url, { list: /^[\w-]{12,64}$/ }) : '';
    if (first === 'playlist' || (first === 'embed' && ['', 'videoseries'].includes(second)))
      return list ? { href: `${page}/playlist?${list}`, embedUrl: `${frame}/videoseries?${list}` } : null;

    const id = url.host === 'youtu.be' ? first : first === 'watch' ? (searchParams.get('v') ?? '') : second;
    if (!/^[\w-]{6,20}$/.test(id) || !['watch', 'embed', 'shorts', 'live', 'v', id].includes(first))
      return null;
    const seconds = /^(\d+)s?$/.exec(searchParams.get('start') ?? searchParams.get('t') ?? '')?.[1];
    const query = [list, seconds && `start=${seconds}`].filter(Boolean).join('&');
    return {
      href: `${page}/watch?v=${id}${list && `&${list}`}${seconds ? `&t=${seconds}s` : ''}`,
      embedUrl: `${frame}/${id}${query && `?${query}`}`,
    };
  },
};

export const vimeo: Provider = {
  provider: 'Vimeo',
  kind: 'video',
  hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
  frames: ['https://player.vimeo.com', 'https://vimeo.com'],
  read: ({ pathname, searchParams }) => {
    // Live events and showcases, which were albums, have no player at the host of players.
    const [, kind, set, key = ''] =
      /^\/(event|showcase|album)\/(\d+)(?:\/embed)?(?:\/([0-9a-f]+))?\/?$/.exec(pathname) ?? [];
    if (kind) {
      const page = `https://vimeo.com/${kind === 'event' ? kind : 'showcase'}/${set}`;
      return { href: `${page}${key && `/${key}`}`, embedUrl: `${page}/embed${key && `/${key}`}` };
    }

    // An unlisted video has a second part, the hash, which it needs to play.
    const [, id, hash = searchParams.get('h') ?? ''] =
      /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:showcase|album)\/\d+\/video\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(
        pathname,
      ) ?? [];
    if (!id || !/^[0-9a-f]*$/.test(hash)) return null;
    return {
      href: `https://vimeo.com/${id}${hash && `/${hash}`}`,
      embedUrl: `https://player.vimeo.com/video/${id}?${hash && `h=${hash}&`}dnt=1`,
    };
  },
};

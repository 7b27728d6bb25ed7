import { knownQuery, type Provider } from './player.ts';

export const spotify: Provider = {
  provider: 'Spotify',
  kind: 'sound',
  hosts: ['open.spotify.com'],
  frames: ['https://open.spotify.com'],
  read: ({ pathname }) => {
    const [, kind = '', id] =
      /^\/(?:embed\/|embed-podcast\/|intl-[a-z]{2}\/|user\/[^/]+\/)?(track|episode|album|playlist|show|artist)\/([A-Za-z0-9]{22})(?:\/video)?\/?$/.exec(
        pathname,
      ) ?? [];
    if (!id) return null;
    return {
      href: `https://open.spotify.com/${kind}/${id}`,
      embedUrl: `https://open.spotify.com/embed/${kind}/${id}`,
      height: kind === 'track' || kind === 'episode' ? 152 : 352,
    };
  },
};

export const soundCloud: Provider = {
  provider: 'SoundCloud',
  kind: 'sound',
  hosts: ['soundcloud.com', 'www.soundcloud.com', 'm.soundcloud.com', 'w.soundcloud.com'],
  frames: ['https://w.soundcloud.com'],
  read: (url) => {
    const isPlayer = url.host === 'w.soundcloud.com';
    const address = isPlayer ? (url.searchParams.get('url') ?? '') : url.href;
    if ((isPlayer && !/^\/player\/?$/.test(url.pathname)) || !URL.canParse(address)) return null;

    const sound = new URL(address);
    const number = sound.host === 'api.soundcloud.com' && apiPath.test(sound.pathname);
    const page = /^(?:www\.|m\.)?soundcloud\.com$/.test(sound.host) && pagePath.test(sound.pathname);
    if (!number && !page) return null;
    const secret = number && knownQuery(sound, { secret_token: /^s-\w{1,40}$/ });
    const known = `https://${number ? 'api.' : ''}soundcloud.com${sound.pathname}${secret ? `?${secret}` : ''}`;
    const embedUrl = `https://w.soundcloud.com/player/?url=${encodeURIComponent(known)}`;
    return {
      // What has a number alone has no page that we know.
      href: page ? known : embedUrl,
      embedUrl,
      height: /^\/(?:playlists|users)\/|\/sets\//.test(sound.pathname) ? 450 : 166,
    };
  },
};

const apiPath = /^\/(tracks|playlists|users)\/(?:soundcloud(?::|%3A)\1(?::|%3A))?\d+$/i;

/** A track or a set of somebody, and not a page of SoundCloud or a list of what somebody has. */
const pagePath =
  /^\/(?!(?:charts|discover|pages|search|stations|tags|you)\/)[\w-]+\/(?:sets\/[\w-]+|(?!(?:albums|comments|followers|following|likes|popular-tracks|reposts|sets|tracks)\/?$)[\w-]+)(?:\/s-\w+)?\/?$/;

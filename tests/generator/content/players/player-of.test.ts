import { describe, expect, it } from 'vitest';
import { playerOf, playerOrigins } from '../../../../generator/content/players/player-of.ts';

const youTube = 'https://www.youtube.com';
const frame = 'https://www.youtube-nocookie.com/embed';
const list = 'PLC77007E23FF423C6';
const channel = `UC${'aB3-_xYz09'.repeat(2)}Qw`;
const maps = 'https://www.google.com/maps';
const pb =
  '!1m18!1m12!1m3!1d3152.877!2d-70.2468!3d43.6531!2m3!1f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x0%3A0x1!2sPier%20%22A%22!5e0';
const view = `${maps}/@?api=1&map_action=map&center=43.6531%2C-70.2468`;
const mid = '1lC9Ly-MPSGxrXd9RtateJyx7K4vPkVs';
const key = 'AIzaSyA-0123456789_abcdefghijklmnopqrst';
const osm = 'https://www.openstreetmap.org';
const box = '-70.25,43.65,-70.24,43.66';
const id = '4aawyAB9vmqN3uQ7FjRGTy';
const listen = 'https://open.spotify.com';
const widget = 'https://w.soundcloud.com/player/?url=';

/** Address, plain link, frame; the height of a sound. */
const known: Readonly<Record<string, readonly (readonly [string, string, string, number?])[]>> = {
  YouTube: [
    [`${youTube}/watch?v=dQw4w9WgXcQ`, `${youTube}/watch?v=dQw4w9WgXcQ`, `${frame}/dQw4w9WgXcQ`],
    [
      'https://youtu.be/dQw4w9WgXcQ?t=42',
      `${youTube}/watch?v=dQw4w9WgXcQ&t=42s`,
      `${frame}/dQw4w9WgXcQ?start=42`,
    ],
    [
      `${youTube}/embed/dQw4w9WgXcQ?autoplay=1&feature=oembed&start=4`,
      `${youTube}/watch?v=dQw4w9WgXcQ&t=4s`,
      `${frame}/dQw4w9WgXcQ?start=4`,
    ],
    [`${youTube}/shorts/dQw4w9WgXcQ`, `${youTube}/watch?v=dQw4w9WgXcQ`, `${frame}/dQw4w9WgXcQ`],
    [`${youTube}/live/dQw4w9WgXcQ`, `${youTube}/watch?v=dQw4w9WgXcQ`, `${frame}/dQw4w9WgXcQ`],
    [
      `${youTube}/watch?v=dQw4w9WgXcQ&list=${list}&index=3&t=9s`,
      `${youTube}/watch?v=dQw4w9WgXcQ&list=${list}&t=9s`,
      `${frame}/dQw4w9WgXcQ?list=${list}&start=9`,
    ],
    [`${youTube}/watch?v=dQw4w9WgXcQ&list=WL`, `${youTube}/watch?v=dQw4w9WgXcQ`, `${frame}/dQw4w9WgXcQ`],
    [
      `${youTube}/playlist?list=${list}&si=x`,
      `${youTube}/playlist?list=${list}`,
      `${frame}/videoseries?list=${list}`,
    ],
    [
      `${youTube}/embed/videoseries?list=${list}`,
      `${youTube}/playlist?list=${list}`,
      `${frame}/videoseries?list=${list}`,
    ],
    [
      `${youTube}/embed?listType=playlist&list=${list}`,
      `${youTube}/playlist?list=${list}`,
      `${frame}/videoseries?list=${list}`,
    ],
    [
      `${youTube}/embed/live_stream?channel=${channel}&autoplay=1&mute=1`,
      `${youTube}/channel/${channel}/live`,
      `${frame}/live_stream?channel=${channel}`,
    ],
    [
      `${youTube}/channel/${channel}/live`,
      `${youTube}/channel/${channel}/live`,
      `${frame}/live_stream?channel=${channel}`,
    ],
  ],
  Vimeo: [
    [
      'https://vimeo.com/76979871',
      'https://vimeo.com/76979871',
      'https://player.vimeo.com/video/76979871?dnt=1',
    ],
    [
      'https://player.vimeo.com/video/7697?h=ab12&autoplay=1',
      'https://vimeo.com/7697/ab12',
      'https://player.vimeo.com/video/7697?h=ab12&dnt=1',
    ],
    [
      'https://vimeo.com/channels/staffpicks/7697',
      'https://vimeo.com/7697',
      'https://player.vimeo.com/video/7697?dnt=1',
    ],
    [
      'https://vimeo.com/groups/piers/videos/7697',
      'https://vimeo.com/7697',
      'https://player.vimeo.com/video/7697?dnt=1',
    ],
    [
      'https://vimeo.com/showcase/9059922/video/7697',
      'https://vimeo.com/7697',
      'https://player.vimeo.com/video/7697?dnt=1',
    ],
    [
      'https://vimeo.com/event/830242',
      'https://vimeo.com/event/830242',
      'https://vimeo.com/event/830242/embed',
    ],
    [
      'https://vimeo.com/event/2205239/embed/50f178bc13',
      'https://vimeo.com/event/2205239/50f178bc13',
      'https://vimeo.com/event/2205239/embed/50f178bc13',
    ],
    [
      'https://vimeo.com/showcase/8423191/embed?autoplay=1',
      'https://vimeo.com/showcase/8423191',
      'https://vimeo.com/showcase/8423191/embed',
    ],
    [
      'https://vimeo.com/album/8423191',
      'https://vimeo.com/showcase/8423191',
      'https://vimeo.com/showcase/8423191/embed',
    ],
  ],
  'Google Maps': [
    [`${maps}/embed?pb=${pb}&key=x`, view, `${maps}/embed?pb=${encodeURIComponent(decodeURIComponent(pb))}`],
    [
      `${maps}/embed?pb=!4v17!6m8!1m7!1sPano!2m2!1d43.6!2d-70.2!3f90`,
      maps,
      `${maps}/embed?pb=!4v17!6m8!1m7!1sPano!2m2!1d43.6!2d-70.2!3f90`,
    ],
    [
      `${maps}/d/embed?mid=${mid}&ehbc=2E312F&z=14&ll=43.65,-70.2`,
      `${maps}/d/viewer?mid=${mid}&ll=43.65%2C-70.2&z=14`,
      `${maps}/d/embed?mid=${mid}&ll=43.65%2C-70.2&z=14`,
    ],
    [`${maps}/d/u/0/viewer?mid=${mid}`, `${maps}/d/viewer?mid=${mid}`, `${maps}/d/embed?mid=${mid}`],
    [
      'https://maps.google.com/maps?q=Halyard%20Pier&t=m&z=15&ie=UTF8&iwloc=&output=embed',
      `${maps}/search/?api=1&query=Halyard%20Pier`,
      `${maps}?q=Halyard%20Pier&z=15&t=m&output=embed`,
    ],
    [
      'https://maps.google.com/?q=43.6,-70.2&output=embed',
      `${maps}/search/?api=1&query=43.6%2C-70.2`,
      `${maps}?q=43.6%2C-70.2&output=embed`,
    ],
    [
      `${maps}/embed/v1/place?key=${key}&q=Pier+1&zoom=14&language=x`,
      `${maps}/search/?api=1&query=Pier%201`,
      `${maps}/embed/v1/place?key=${key}&q=Pier%201&zoom=14`,
    ],
  ],
  OpenStreetMap: [
    [
      `${osm}/export/embed.html?bbox=${box}&layer=mapnik&marker=43.655,-70.245&x=1`,
      `${osm}/?mlat=43.655&mlon=-70.245#map=16/43.65500/-70.24500`,
      `${osm}/export/embed.html?bbox=${encodeURIComponent(box)}&layer=mapnik&marker=43.655%2C-70.245`,
    ],
    [
      `${osm}/export/embed.html?bbox=${encodeURIComponent(box)}`,
      `${osm}/#map=16/43.65500/-70.24500`,
      `${osm}/export/embed.html?bbox=${encodeURIComponent(box)}`,
    ],
  ],
  Spotify: [
    [`${listen}/track/${id}?si=1`, `${listen}/track/${id}`, `${listen}/embed/track/${id}`, 152],
    [
      `${listen}/embed/track/${id}?utm_source=oembed`,
      `${listen}/track/${id}`,
      `${listen}/embed/track/${id}`,
      152,
    ],
    [
      `${listen}/embed/episode/${id}/video?autoplay=1`,
      `${listen}/episode/${id}`,
      `${listen}/embed/episode/${id}`,
      152,
    ],
    [`${listen}/intl-de/album/${id}`, `${listen}/album/${id}`, `${listen}/embed/album/${id}`, 352],
    [`${listen}/user/pier/playlist/${id}`, `${listen}/playlist/${id}`, `${listen}/embed/playlist/${id}`, 352],
    [`${listen}/embed-podcast/show/${id}`, `${listen}/show/${id}`, `${listen}/embed/show/${id}`, 352],
    [`${listen}/artist/${id}`, `${listen}/artist/${id}`, `${listen}/embed/artist/${id}`, 352],
  ],
  SoundCloud: [
    [
      'https://soundcloud.com/pier/gulls?in=x',
      'https://soundcloud.com/pier/gulls',
      `${widget}https%3A%2F%2Fsoundcloud.com%2Fpier%2Fgulls`,
      166,
    ],
    [
      'https://m.soundcloud.com/pier/gulls/s-aB3',
      'https://soundcloud.com/pier/gulls/s-aB3',
      `${widget}https%3A%2F%2Fsoundcloud.com%2Fpier%2Fgulls%2Fs-aB3`,
      166,
    ],
    [
      'https://soundcloud.com/pier/sets/summer',
      'https://soundcloud.com/pier/sets/summer',
      `${widget}https%3A%2F%2Fsoundcloud.com%2Fpier%2Fsets%2Fsummer`,
      450,
    ],
    [
      `${widget}https%3A//soundcloud.com/pier/gulls&auto_play=true`,
      'https://soundcloud.com/pier/gulls',
      `${widget}https%3A%2F%2Fsoundcloud.com%2Fpier%2Fgulls`,
      166,
    ],
    [
      `${widget}http%3A//api.soundcloud.com/tracks/293%3Fsecret_token%3Ds-aB3%26x%3D1&auto_play=true&visual=true`,
      `${widget}https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2F293%3Fsecret_token%3Ds-aB3`,
      `${widget}https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2F293%3Fsecret_token%3Ds-aB3`,
      166,
    ],
    [
      `${widget}https%3A//api.soundcloud.com/tracks/soundcloud%253Atracks%253A1557`,
      `${widget}https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2Fsoundcloud%253Atracks%253A1557`,
      `${widget}https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2Fsoundcloud%253Atracks%253A1557`,
      166,
    ],
    [
      `${widget}https%3A//api.soundcloud.com/playlists/71`,
      `${widget}https%3A%2F%2Fapi.soundcloud.com%2Fplaylists%2F71`,
      `${widget}https%3A%2F%2Fapi.soundcloud.com%2Fplaylists%2F71`,
      450,
    ],
  ],
};
const cases = Object.entries(known).flatMap(([provider, rows]) =>
  rows.map(([address, href, embedUrl, height]) => ({ provider, address, href, embedUrl, height })),
);

describe('playerOf', () => {
  it.each(cases)('knows $address', ({ provider, address, href, embedUrl, height }) => {
    const { kind, title, ...player } = playerOf(address) ?? {};
    const shown = kind === 'map' ? 450 : height;
    expect(player).toEqual({ provider, href, embedUrl, ...(shown && { height: shown }) });
    expect(title).toBe(`${{ video: 'Video', map: 'Map', sound: 'Sound' }[kind ?? 'video']} on ${provider}`);
    expect(playerOrigins).toContain(new URL(embedUrl).origin);
    expect(embedUrl).not.toMatch(/auto_?play|["'<>\s]/i);
    // WordPress keeps the frame's address or the page's: both are the same player.
    expect(playerOf(embedUrl)).toMatchObject({ provider, embedUrl });
    if (!href.startsWith(maps) && !href.startsWith(osm)) expect(playerOf(href)?.embedUrl).toBe(embedUrl);
  });

  it.each(cases)('takes no neighbour of $address for it', ({ address }) => {
    const url = new URL(address);
    for (const host of [
      `${url.host}.evil.test`,
      `evil-${url.host}`,
      `${url.host}:8443`,
      `${url.host}@evil.test`,
    ]) {
      expect(playerOf(address.replace(url.host, host)), host).toBeNull();
    }
    for (const scheme of ['javascript:', 'data:', 'ftp:', 'blob:https:', '']) {
      expect(playerOf(address.replace('https:', scheme)), scheme).toBeNull();
    }
    expect(playerOf(address.replace('://', '://user:word@'))).toEqual(playerOf(address));
    expect(playerOf(`${address}#"><script>`)).toEqual(playerOf(address));
    expect(playerOf(address.replace('https:', 'http:'))).toEqual(playerOf(address));
  });

  it.each([
    '',
    '//www.youtube.com/watch?v=dQw4w9WgXcQ',
    `${youTube}/watch?v=dQw4w9WgXcQ"onload=x`,
    `${youTube}/watch?v=a%2F..%2Fb123456`,
    `${youTube}/embed/videoseries`,
    `${youTube}/embed/videoseries?list=PL"onload="x%20y`,
    `${youTube}/embed?listType=search&list=harbour-of-halyard`,
    `${youTube}/playlist?list=WL`,
    `${youTube}/embed/live_stream`,
    `${youTube}/embed/live_stream?channel=UCabc`,
    `${youTube}/channel/${channel}`,
    `${youTube}/@halyardpier/live`,
    'https://vimeo.com/halyardpier',
    'https://vimeo.com/76979871/"x',
    'https://vimeo.com/event/830242/embed/../x',
    'https://player.vimeo.com/video/7697?h="x',
    maps,
    `${maps}/place/Pier`,
    `${maps}/embed`,
    `${maps}/embed?pb=javascript:alert(1)`,
    `${maps}/d/embed?mid="><script>`,
    `${maps}/d/embed?ll=43.6,-70.2`,
    `${maps}/embed/v1/place?key=${key}`,
    `${maps}/embed/v1/place?q=Pier`,
    `${maps}/embed/v1/directions?key=${key}&q=Pier`,
    `${maps}?q=Pier`,
    `${maps}?q=%20&output=embed`,
    'https://www.google.com/?q=Pier&output=embed',
    'https://www.google.com/url?q=https://evil.test&output=embed',
    `${osm}/export/embed.html`,
    `${osm}/export/embed.html?bbox=1,2,3`,
    `${osm}/export/embed.html?bbox=3,2,1,4`,
    `${osm}/export/embed.html?bbox=1,2,3,4"x`,
    `${osm}/#map=16/43.655/-70.245`,
    `${listen}/track/short`,
    `${listen}/track/${id}x`,
    `${listen}/embed/user/${id}`,
    `${listen}/track/${id}/../../logout`,
    'https://soundcloud.com/pier',
    'https://soundcloud.com/pier/tracks',
    'https://soundcloud.com/pier/sets/',
    'https://soundcloud.com/discover/sets/weekly',
    'https://soundcloud.com/pages/contact',
    'https://soundcloud.com/pier/%22onload',
    `${widget}https%3A//evil.test/pier/gulls`,
    `${widget}https%3A//api.soundcloud.com.evil.test/tracks/1`,
    `${widget}https%3A//api.soundcloud.com/tracks/1x`,
    `${widget}https%3A//api.soundcloud.com/me`,
    `${widget}javascript%3Aalert(1)//soundcloud.com/a/b`,
    'https://w.soundcloud.com/pier/gulls',
  ])('knows no player in %j', (address) => {
    expect(playerOf(address)).toBeNull();
  });
});

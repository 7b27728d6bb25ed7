import { describe, expect, it } from 'vitest';
import { playerOf, playerOrigins } from '../../../../generator/content/players/player-of.ts';

const youTube = 'https://www.youtube.com';
const film1 = 'dQw4w9WgXcQ';
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

const video = `${youTube}/watch?v=${film1}`;
const inList = `${video}&list=${list}`;
const live = `${youTube}/channel/${channel}/live`;
const liveFrame = `live_stream?channel=${channel}`;
const film = 'https://vimeo.com/7697';
const filmFrame = 'https://player.vimeo.com/video/7697';
const show = 'https://vimeo.com/event';
const showcase = 'https://vimeo.com/showcase';
const osmFrame = `${osm}/export/embed.html`;
const gulls = 'https://soundcloud.com/pier/gulls';
const summer = 'https://soundcloud.com/pier/sets/summer';
const api = 'https%3A%2F%2Fapi.soundcloud.com';
const pano = `${maps}/embed?pb=!4v17!6m8!1m7!1sPano!2m2!1d43.6!2d-70.2!3f90`;
const halyard = 'Halyard%20Pier&t=m&z=15&ie=UTF8&iwloc=&output=embed';

const oldMaps = 'https://maps.google.com/';
const find = `${maps}/search/?api=1&query=`;
const own = (how: string) => `${maps}/d/${how}?mid=${mid}`;
const part = '&ll=43.65%2C-70.2&z=14';
const placed = `${maps}/embed/v1/place?key=${key}`;
const marked = `${osm}/?mlat=43.655&mlon=-70.245#map=16/43.65500/-70.24500`;
const boxed = `${osmFrame}?bbox=${encodeURIComponent(box)}`;
const shown = (sound: string) => widget + encodeURIComponent(sound);
const secret = `${api}%2Ftracks%2F293%3Fsecret_token%3Ds-aB3`;
const numbered = `${api}%2Ftracks%2Fsoundcloud%253Atracks%253A1557`;

/** Address, plain link, frame; the height of a sound. */
const known: Readonly<Record<string, readonly (readonly [string, string, string, number?])[]>> = {
  YouTube: [
    [video, video, `${frame}/${film1}`],
    [`https://youtu.be/${film1}?t=42`, `${video}&t=42s`, `${frame}/${film1}?start=42`],
    [
      `${youTube}/embed/${film1}?autoplay=1&feature=oembed&start=4`,
      `${video}&t=4s`,
      `${frame}/${film1}?start=4`,
    ],
    [`${youTube}/shorts/${film1}`, video, `${frame}/${film1}`],
    [`${youTube}/live/${film1}`, video, `${frame}/${film1}`],
    [`${inList}&index=3&t=9s`, `${inList}&t=9s`, `${frame}/${film1}?list=${list}&start=9`],
    [`${video}&list=WL`, video, `${frame}/${film1}`],
    ...[
      `${youTube}/playlist?list=${list}&si=x`,
      `${youTube}/embed/videoseries?list=${list}`,
      `${youTube}/embed?listType=playlist&list=${list}`,
    ].map((to) => [to, `${youTube}/playlist?list=${list}`, `${frame}/videoseries?list=${list}`] as const),
    [`${youTube}/embed/${liveFrame}&autoplay=1&mute=1`, live, `${frame}/${liveFrame}`],
    [live, live, `${frame}/${liveFrame}`],
  ],
  Vimeo: [
    [film, film, `${filmFrame}?dnt=1`],
    [`${filmFrame}?h=ab12&autoplay=1`, `${film}/ab12`, `${filmFrame}?h=ab12&dnt=1`],
    ['https://vimeo.com/channels/staffpicks/7697', film, `${filmFrame}?dnt=1`],
    ['https://vimeo.com/groups/piers/videos/7697', film, `${filmFrame}?dnt=1`],
    [`${showcase}/9059922/video/7697`, film, `${filmFrame}?dnt=1`],
    [`${show}/830242`, `${show}/830242`, `${show}/830242/embed`],
    [`${show}/220/embed/50f178bc13`, `${show}/220/50f178bc13`, `${show}/220/embed/50f178bc13`],
    [`${showcase}/842/embed?autoplay=1`, `${showcase}/842`, `${showcase}/842/embed`],
    ['https://vimeo.com/album/842', `${showcase}/842`, `${showcase}/842/embed`],
  ],
  'Google Maps': [
    [`${maps}/embed?pb=${pb}&key=x`, view, `${maps}/embed?pb=${encodeURIComponent(decodeURIComponent(pb))}`],
    [pano, maps, pano],
    [`${own('embed')}&ehbc=2E312F&z=14&ll=43.65,-70.2`, `${own('viewer')}${part}`, `${own('embed')}${part}`],
    [`${maps}/d/u/0/viewer?mid=${mid}`, own('viewer'), own('embed')],
    [
      `${oldMaps}maps?q=${halyard}`,
      `${find}Halyard%20Pier`,
      `${maps}?q=Halyard%20Pier&z=15&t=m&output=embed`,
    ],
    [`${oldMaps}?q=43.6,-70.2&output=embed`, `${find}43.6%2C-70.2`, `${maps}?q=43.6%2C-70.2&output=embed`],
    [`${placed}&q=Pier+1&zoom=14&language=x`, `${find}Pier%201`, `${placed}&q=Pier%201&zoom=14`],
  ],
  OpenStreetMap: [
    [
      ...([`${osmFrame}?bbox=${box}&layer=mapnik&marker=43.655,-70.245&x=1`, marked] as const),
      `${boxed}&layer=mapnik&marker=43.655%2C-70.245`,
    ],
    [boxed, `${osm}/#map=16/43.65500/-70.24500`, boxed],
  ],
  Spotify: (
    [
      [`track/${id}?si=1`, `track/${id}`, 152],
      [`embed/track/${id}?utm_source=oembed`, `track/${id}`, 152],
      [`embed/episode/${id}/video?autoplay=1`, `episode/${id}`, 152],
      [`intl-de/album/${id}`, `album/${id}`, 352],
      [`user/pier/playlist/${id}`, `playlist/${id}`, 352],
      [`embed-podcast/show/${id}`, `show/${id}`, 352],
      [`artist/${id}`, `artist/${id}`, 352],
    ] as const
  ).map(([to, shown, height]) => [
    `${listen}/${to}`,
    `${listen}/${shown}`,
    `${listen}/embed/${shown}`,
    height,
  ]),
  SoundCloud: [
    [`${gulls}?in=x`, gulls, shown(gulls), 166],
    ['https://m.soundcloud.com/pier/gulls/s-aB3', `${gulls}/s-aB3`, shown(`${gulls}/s-aB3`), 166],
    [summer, summer, shown(summer), 450],
    [`${widget}${gulls.replace(':', '%3A')}&auto_play=true`, gulls, shown(gulls), 166],
    ...(
      [
        ['/tracks/293%3Fsecret_token%3Ds-aB3%26x%3D1&auto_play=true&visual=true', secret, 166],
        ['/tracks/soundcloud%253Atracks%253A1557', numbered, 166],
        ['/playlists/71', `${api}%2Fplaylists%2F71`, 450],
      ] as const
    ).map(
      ([to, sound, height]) =>
        [`${widget}https%3A//api.soundcloud.com${to}`, widget + sound, widget + sound, height] as const,
    ),
  ],
};
const cases = Object.entries(known).flatMap(([provider, rows]) =>
  rows.map(([address, href, embedUrl, height]) => ({ provider, address, href, embedUrl, height })),
);

describe('playerOf', () => {
  it.each(cases)('knows $address', ({ provider, address, href, embedUrl, height }) => {
    const { kind, ...player } = playerOf(address) ?? {};
    const shown = kind === 'map' ? 450 : height;
    expect(player).toEqual({ provider, href, embedUrl, ...(shown && { height: shown }) });
    expect(playerOrigins).toContain(new URL(embedUrl).origin);
    expect(embedUrl).not.toMatch(/auto_?play|["'<>\s]/i);
    // WordPress keeps the frame's address or the page's: both are the same player.
    expect(playerOf(embedUrl)).toMatchObject({ provider, embedUrl });
    if (!href.startsWith(maps) && !href.startsWith(osm)) expect(playerOf(href)?.embedUrl).toBe(embedUrl);
  });

  it.each(cases)('takes no neighbour of $address for it', ({ address }) => {
    const { host } = new URL(address);
    for (const other of [`${host}.evil.test`, `evil-${host}`, `${host}:8443`, `${host}@evil.test`])
      expect(playerOf(address.replace(host, other)), other).toBeNull();
    for (const scheme of ['javascript:', 'data:', 'ftp:', 'blob:https:', ''])
      expect(playerOf(address.replace('https:', scheme)), scheme).toBeNull();
    expect(playerOf(address.replace('://', '://user:word@'))).toEqual(playerOf(address));
    expect(playerOf(`${address}#"><script>`)).toEqual(playerOf(address));
    expect(playerOf(address.replace('https:', 'http:'))).toEqual(playerOf(address));
  });

  it.each([
    '',
    `//www.youtube.com/watch?v=${film1}`,
    `${youTube}/watch?v=${film1}"onload=x`,
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
  ])('knows no player in %j', (address) => expect(playerOf(address)).toBeNull());
});

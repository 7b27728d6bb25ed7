import { knownQuery, type Provider } from './player.ts';

const number = String.raw`-?\d{1,3}(?:\.\d+)?`;
const point = new RegExp(`^${number},${number}$`);

export const googleMaps: Provider = {
  provider: 'Google Maps',
  kind: 'map',
  height: 450,
  hosts: ['www.google.com', 'google.com', 'maps.google.com'],
  frames: ['https://www.google.com'],
  read: (url) => {
    const maps = 'https://www.google.com/maps';
    const { pathname, searchParams } = url;
    const words = searchParams.get('q')?.trim();
    const search = words && `${maps}/search/?api=1&query=${encodeURIComponent(words)}`;

    // A map that somebody has drawn.
    if (/^\/maps\/d\/(?:u\/\d+\/)?(?:embed|viewer)$/.test(pathname)) {
      const map = knownQuery(url, { mid: /^[\w.-]{10,80}$/, ll: point, z: /^\d{1,2}$/ });
      return map.startsWith('mid=')
        ? { href: `${maps}/d/viewer?${map}`, embedUrl: `${maps}/d/embed?${map}` }
        : null;
    }
    // "Share, embed a map": fields such as "!3d43.65". The frame's address is refused as a page.
    if (pathname === '/maps/embed') {
      const view = knownQuery(url, { pb: /^(?:!\d+[a-z][^!]*)+$/ });
      const [, longitude, latitude] =
        new RegExp(`!2d(${number})!3d(${number})`).exec(searchParams.get('pb') ?? '') ?? [];
      const place = latitude ? `/@?api=1&map_action=map&center=${latitude}%2C${longitude}` : '';
      return view ? { href: `${maps}${place}`, embedUrl: `${maps}/embed?${view}` } : null;
    }
    // The same with the key of an account.
    const [, mode] = /^\/maps\/embed\/v1\/(place|search)$/.exec(pathname) ?? [];
    if (mode && search) {
      const view = knownQuery(url, {
        key: /^[\w-]{20,60}$/,
        q: /\S/,
        center: point,
        zoom: /^\d{1,2}$/,
        maptype: /^(?:roadmap|satellite)$/,
      });
      return view.startsWith('key=') ? { href: search, embedUrl: `${maps}/embed/v1/${mode}?${view}` } : null;
    }
    // Older, and still what page builders write.
    const isMaps = pathname === '/maps' || (pathname === '/' && url.host === 'maps.google.com');
    if (!isMaps || !search || searchParams.get('output') !== 'embed') return null;
    const view = knownQuery(url, { q: /\S/, ll: point, z: /^\d{1,2}$/, t: /^[hkmp]$/, output: /^embed$/ });
    return { href: search, embedUrl: `${maps}?${view}` };
  },
};

export const openStreetMap: Provider = {
  provider: 'OpenStreetMap',
  kind: 'map',
  height: 450,
  hosts: ['www.openstreetmap.org', 'openstreetmap.org'],
  frames: ['https://www.openstreetmap.org'],
  read: (url) => {
    const [west = 0, south = 0, east = 0, north = 0] = (url.searchParams.get('bbox') ?? '')
      .split(',')
      .map(Number);
    const view = knownQuery(url, {
      bbox: new RegExp(`^${number}(?:,${number}){3}$`),
      layer: /^[a-z]{3,20}$/,
      marker: point,
    });
    if (url.pathname !== '/export/embed.html' || !view.startsWith('bbox=') || east <= west) return null;

    const zoom = Math.min(19, Math.floor(Math.log2(360 / (east - west))) + 1);
    const centre = [(south + north) / 2, (west + east) / 2].map((degrees) => degrees.toFixed(5)).join('/');
    const [latitude, longitude] = view.includes('marker=')
      ? (url.searchParams.get('marker') ?? '').split(',')
      : [];
    const marker = latitude === undefined ? '' : `?mlat=${latitude}&mlon=${longitude}`;
    return {
      href: `https://www.openstreetmap.org/${marker}#map=${zoom}/${centre}`,
      embedUrl: `https://www.openstreetmap.org/export/embed.html?${view}`,
    };
  },
};

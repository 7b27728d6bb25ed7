import { describe, expect, it } from 'vitest';
import { settingsSchema } from '../../config/settings.ts';

const siteUrl = 'https://www.halyardpier.example';
const parse = (settings: object) => settingsSchema.parse({ siteUrl, ...settings });

describe('the settings of media', () => {
  it('copy everything, go on without what is missing, and make pictures of drawings, if nothing is said', () => {
    expect(parse({})).toMatchObject({
      media: { mode: 'copy' },
      mediaHosts: [],
      svg: 'rasterise',
      checks: { missingMedia: 'warn' },
    });
  });

  it.each([
    ['link', { mode: 'link' }],
    ['copy-under 20 MB', { mode: 'copy-under', maxBytes: 20_000_000 }],
    ['copy-under 1.5GB', { mode: 'copy-under', maxBytes: 1_500_000_000 }],
    ['copy-under 500 kB', { mode: 'copy-under', maxBytes: 500_000 }],
  ])('take %s', (media, mode) => {
    expect(parse({ media }).media).toEqual(mode);
  });

  it.each(['copy-under', 'copy-under 20', 'copy-under -1 MB', 'copy-under 20 MiB', 'move'])(
    'refuse %s',
    (media) => {
      expect(() => parse({ media })).toThrow('copy-under 20 MB');
    },
  );

  it('take hosts of media as hosts, with a port', () => {
    const mediaHosts = ['media.example', 'media.example:8443'];
    expect(parse({ mediaHosts }).mediaHosts).toEqual(mediaHosts);
  });

  it.each([
    'https://media.example',
    'media.example/uploads',
    'user@media.example',
    '*.example',
    'Media.example',
    '',
  ])('refuse %j as a host of media', (host) => {
    expect(() => parse({ mediaHosts: [host] })).toThrow('must be a host');
  });
});

import { describe, expect, it } from 'vitest';
import { settingsSchema } from '../../config/settings.ts';

const parse = (cloudfront: string) =>
  settingsSchema.parse({ siteUrl: 'https://www.halyardpier.example', sync: { cloudfront } });

describe('the setting sync.cloudfront', () => {
  it('takes the id of a distribution', () => {
    expect(parse('E1ABCDEF2GHIJK').sync.cloudfront).toBe('E1ABCDEF2GHIJK');
  });

  it.each(['', 'E1', 'e1abcdef2ghijk', 'd111111abcdef8.cloudfront.net', 'E1ABCDEF2GHIJK/../x'])(
    'refuses %j',
    (cloudfront) => {
      expect(() => parse(cloudfront)).toThrow('as E1ABCDEF2GHIJK');
    },
  );
});

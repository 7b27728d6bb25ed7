import { describe, expect, it } from 'vitest';
import { parseProfiles } from '../../../sync/credentials/parse-profiles.ts';

describe('a file of profiles', () => {
  it('has sections with settings', () => {
    const profiles = parseProfiles(
      '\uFEFF# the pier\r\n[default]\r\nRegion = eu-west-1 ; of the pier\naws_secret_access_key=a/b+c==#d;e \n\n[profile  ci]\n' +
        's3 =\n  endpoint_url = http://nested\nendpoint_url = https://store\n; end\n[default]\noutput=json\nno setting\n',
    );
    expect(Object.fromEntries(profiles)).toEqual({
      default: { region: 'eu-west-1', aws_secret_access_key: 'a/b+c==#d;e', output: 'json' },
      'profile ci': { s3: '', endpoint_url: 'https://store' },
    });
  });

  it('may be empty, or have settings before its first section', () => {
    expect(parseProfiles('').size).toBe(0);
    expect(parseProfiles('region = eu-west-1\n[]\n').get('')).toEqual({});
  });
});

import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../config/config-error.ts';
import { resolveConfig } from '../../config/resolve-config.ts';

const root = path.resolve('/project');
const file = { siteUrl: 'https://www.pier.example' };

function resolve(
  sources: {
    file?: unknown;
    env?: Record<string, string>;
    flags?: Record<string, unknown>;
    currentFolder?: string;
  } = {},
) {
  return resolveConfig({ root, file, fileName: 'site.config.ts', env: {}, flags: {}, ...sources });
}

function problemsOf(sources: Parameters<typeof resolve>[0]): readonly string[] {
  try {
    resolve(sources);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('resolveConfig', () => {
  it('takes flags over the environment over the config file over defaults', () => {
    const adminUrl = 'https://cms.example/wp-admin/';
    const env = { BOARDWALK_OUT: 'from-env', BOARDWALK_CONCURRENCY: '6', BOARDWALK_ADMIN_URL: adminUrl };
    expect(resolve().concurrency).toBe(4);
    expect(resolve({ file: { ...file, concurrency: 5 } }).concurrency).toBe(5);
    expect(resolve({ file: { ...file, concurrency: 5 }, env }).concurrency).toBe(6);
    expect(resolve({ file: { ...file, concurrency: 5 }, env, flags: { concurrency: '7' } }).concurrency).toBe(
      7,
    );
    expect(resolve({ env }).adminUrl).toBe(adminUrl);
    expect(resolve({ env, flags: { out: undefined } }).outDir).toBe(path.join(root, 'from-env'));
  });

  it('takes an endpoint that hosted CI sets to an empty text for one that is not set', () => {
    const endpoint = 'https://cms.example/graphql';
    const env = { BOARDWALK_ENDPOINT: '' };
    expect(resolve({ file: { ...file, endpoint }, env }).endpoint).toBe(endpoint);
  });

  it('names a bad setting by its key and by where it was set', () => {
    expect(problemsOf({ flags: { concurrency: '0' } })).toEqual([
      expect.stringMatching(/^--concurrency: setting "concurrency"/),
    ]);
    expect(problemsOf({ env: { BOARDWALK_SITE_URL: 'nonsense' } })).toEqual([
      expect.stringMatching(/^BOARDWALK_SITE_URL: setting "siteUrl"/),
    ]);
    expect(problemsOf({ file: { ...file, organisation: { name: '' } } })).toEqual([
      expect.stringMatching(/^site\.config\.ts: setting "organisation\.name"/),
    ]);
  });

  it.each(['abc', '', '0', '65', '1.5', '-1'])('says what a concurrency has to be: not %j', (concurrency) => {
    expect(problemsOf({ flags: { concurrency } })).toEqual([
      '--concurrency: setting "concurrency": must be a whole number from 1 to 64',
    ]);
  });

  it('names unknown settings, in the file and in the environment, all at once', () => {
    const problems = problemsOf({
      file: { ...file, colour: 'teal', menus: { top: 'PRIMARY' } },
      env: { BOARDWALK_COLOUR: 'teal' },
    }).join('\n');
    expect(problems).toContain('unknown setting "colour"');
    expect(problems).toContain('unknown setting "menus.top"');
    expect(problems).toContain('BOARDWALK_COLOUR');
  });

  it('asks whether a known name was meant', () => {
    const env = { BOARDWALK_ENDPIONT: 'https://cms.pier.example/graphql', BOARDWALK_COLOUR: 'teal' };
    expect(problemsOf({ env, file: { ...file, endpiont: 'x' } })).toEqual([
      'BOARDWALK_ENDPIONT: unknown setting in the environment; did you mean BOARDWALK_ENDPOINT?',
      'BOARDWALK_COLOUR: unknown setting in the environment; docs/operators.md of Boardwalk lists those that are known: boardwalk --help says where',
      'site.config.ts: unknown setting "endpiont"; did you mean "endpoint"?',
    ]);
  });

  it.each([
    ['cms.pier.example', ': write "cms.pier.example" as https://cms.pier.example/graphql'],
    ['cms.pier.example:8443/', ': write "cms.pier.example:8443/" as https://cms.pier.example:8443/graphql'],
    [
      'cms.pier.example/wp/graphql',
      ': write "cms.pier.example/wp/graphql" as https://cms.pier.example/wp/graphql',
    ],
    ['ftp://cms.pier.example', ': "ftp://cms.pier.example" is not one'],
    ['', ': "" is not one'],
    ['editor:hunter22@cms.pier.example', ''],
  ])('names the address that an endpoint of %j has to be, and no password', (endpoint, told) => {
    expect(problemsOf({ flags: { endpoint } })).toEqual([
      `--endpoint: setting "endpoint": must be an http or https address${told}`,
    ]);
  });

  it('takes the variables that the plugin gives to a pipeline of GitLab', () => {
    const env = { BOARDWALK_REASON: 'edited', BOARDWALK_STAMP: '1a2b', BOARDWALK_MESSAGE: '{}' };
    expect(problemsOf({ env })).toEqual([]);
  });

  it('names the new name of a setting that was renamed', () => {
    const [problem] = problemsOf({ file: { ...file, gates: { brokenLink: 'fail' } } });
    expect(problem).toContain('unknown setting "gates"; its name is "checks" now');
  });

  it('keeps what is known of the popup plain, unless a key and, for a look-up, its address are given', () => {
    const popupOf = (popup: unknown) => resolve({ file: { ...file, popup } }).popup;
    const key = 'halyard';
    expect(resolve().popup).toEqual({ storage: 'debug' });
    expect(popupOf({ storage: 'manual', key, cookieHours: 2 })).toEqual({
      storage: 'manual',
      key,
      cookieHours: 2,
    });
    expect(problemsOf({ file: { ...file, popup: { storage: 'manual' } } }).join()).toContain('"popup.key"');
    expect(problemsOf({ file: { ...file, popup: { storage: 'api', key } } }).join()).toContain(
      '"popup.ipLookup"',
    );
  });

  it('takes a language as BCP 47 writes it, in any case', () => {
    const languageOf = (language: string) => resolve({ file: { ...file, language } }).language;
    expect(resolve().language).toBeUndefined();
    expect(['de', 'DE-at', 'zh-hans'].map(languageOf)).toEqual(['de', 'de-AT', 'zh-Hans']);
    for (const language of ['', 'de_AT', 'german', 'und', 'de-DE-formal-x'])
      expect(problemsOf({ file: { ...file, language } })).toEqual([
        'site.config.ts: setting "language": must be a language as BCP 47 writes it: de, or de-AT for that of Austria',
      ]);
  });

  it('keeps cookies for a day, or for the hours that are set, be there a popup or not', () => {
    expect(resolve().cookieHours).toBe(24);
    expect(resolve({ file: { ...file, cookieHours: 2 } }).cookieHours).toBe(2);
  });

  it.each([
    ['http://forms.example/1', 'must be an https address: what visitors type would be sent unencrypted'],
    ['/send/', 'must be an https address, as https://forms.example.org/f/1'],
    ['javascript:alert(1)', 'must be an https address, as https://forms.example.org/f/1'],
    ['https://me:secret@forms.example/1', 'must not contain a user name or password'],
  ])('refuses a form to %s, with its key', (action, reason) => {
    expect(problemsOf({ file: { ...file, forms: { hall: { action } } } })).toEqual([
      `site.config.ts: setting "forms.hall.action": ${reason}`,
    ]);
  });

  it('takes a form to this machine unencrypted, to try it', () => {
    const action = 'http://127.0.0.1:8080/forms/hall';
    expect(resolve({ file: { ...file, forms: { hall: { action } } } }).forms.hall?.action).toBe(action);
  });

  it('needs a public address without a path', () => {
    expect(problemsOf({ file: {} }).join()).toContain('siteUrl');
    expect(problemsOf({ file: { siteUrl: 'https://www.pier.example/site/' } }).join()).toContain(
      'root of its host',
    );
    expect(resolve({ file: { siteUrl: 'https://www.pier.example/' } }).siteUrl).toBe(
      'https://www.pier.example',
    );
  });

  it('refuses a user name in the address of the CMS without repeating it', () => {
    const problems = problemsOf({ flags: { endpoint: 'https://user:secret@cms.example/graphql' } }).join();
    expect(problems).toContain('--endpoint');
    expect(problems).not.toContain('secret');
  });

  it('refuses a file that exports nothing', () => {
    expect(problemsOf({ file: undefined }).join('\n')).toContain('defineConfig');
  });

  it('takes paths of the settings from the folder of the site, those of flags and of the environment from the current one', () => {
    const outOf = (sources: Parameters<typeof resolve>[0]) =>
      resolve({ currentFolder: '/home', ...sources }).outDir;
    expect(outOf({ file: { ...file, out: 'a' } })).toBe(path.join(root, 'a'));
    expect(outOf({})).toBe(path.join(root, 'dist'));
    expect(outOf({ env: { BOARDWALK_OUT: 'a' } })).toBe('/home/a');
    expect(outOf({ flags: { out: 'a' } })).toBe('/home/a');
  });

  it('has a cache of its own in the folder of the site, wherever Boardwalk is installed', () => {
    expect(resolve().cacheDir).toBe(path.join(root, 'node_modules', '.cache', 'boardwalk'));
  });

  it('cannot be changed afterwards', () => {
    expect(Object.isFrozen(resolve())).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { serve } from '../../support/serve.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { fetch, picture, uploads } from './fetch.ts';

const path = `${uploads}/pier.png`;
const trust = { fetchedAt: '2026-06-13T14:00:00Z' };
const dated = [{ path, modified: '2026-06-01T10:00:00Z' }];
const edited = [{ path, modified: '2026-06-02T10:00:00Z' }];

/** A host that has the picture until it is told to answer otherwise. */
async function startHost() {
  const bytes = await picture(24, 16).png().toBuffer();
  let answer: Parameters<typeof serve>[0] = (_, response) => response.end(bytes);
  const cms = await serve((request, response) => answer(request, response));
  return { cms, cacheDir: await temporaryFolder(), become: (next: typeof answer) => (answer = next) };
}

describe('a file that was good once', () => {
  it.each<[string, string, Parameters<typeof serve>[0]]>([
    ['403', 'answers 403', (_, response) => response.writeHead(403).end()],
    ['404', 'answers 404', (_, response) => response.writeHead(404).end()],
    [
      'a login page',
      'not a picture',
      (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Log in</html>'),
    ],
    [
      'the way to a login elsewhere',
      'is redirected',
      (_, response) => response.writeHead(302, { location: 'https://login.example/' }).end(),
    ],
  ])('is published from the cache when it is answered with %s, with a warning', async (_, says, answer) => {
    const { cms, cacheDir, become } = await startHost();
    const first = await fetch({ cms, cacheDir, needs: dated, trust });
    become(answer);
    const second = await fetch({ cms, cacheDir, needs: edited, trust });
    expect(second.digests).toEqual(first.digests);
    expect(second.problems).toEqual([
      expect.objectContaining({ message: expect.stringMatching(`${says}.*the earlier copy is used`) }),
    ]);
    // A file that is only linked has no date.
    const linked = { cms, cacheDir: await temporaryFolder(), paths: [path] };
    become(
      (_request, response) =>
        void picture(24, 16)
          .png()
          .toBuffer()
          .then((bytes) => response.end(bytes)),
    );
    expect((await fetch(linked)).digests).toEqual(first.digests);
    become(answer);
    expect((await fetch(linked)).digests).toEqual(first.digests);
  });

  it('is left out when the library, which dated it once, does not know it any more', async () => {
    const { cms, cacheDir, become } = await startHost();
    await fetch({ cms, cacheDir, needs: dated, trust });
    become((_, response) => response.writeHead(404).end());
    const second = await fetch({ cms, cacheDir, needs: [{ path }], trust });
    expect(second.digests.size).toBe(0);
    expect(second.problems).toEqual([expect.objectContaining({ check: 'missingMedia' })]);
  });
});

describe('a file with a version of the library', () => {
  it.each([
    ['is fetched again when its version differs, its date being the same', 'b', 2],
    ['is not asked for while version and date are the same', 'a', 1],
  ])('%s', async (_, version, requests) => {
    const { cms, cacheDir, become } = await startHost();
    const bytes = await picture(40, 30).png().toBuffer();
    let count = 0;
    become((_request, response) => {
      count += 1;
      void response.end(bytes);
    });
    const needs = (of: string) => [{ path, modified: '2026-06-01T10:00:00Z', version: of }];
    await fetch({ cms, cacheDir, needs: needs('a'), trust });
    await fetch({ cms, cacheDir, needs: needs(version), trust });
    expect(count).toBe(requests);
  });
});

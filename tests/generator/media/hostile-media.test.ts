import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { LookupFunction } from 'node:net';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serve } from '../../support/serve.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { fetch, picture, serveFiles, uploads } from './fetch.ts';

const entry = { kind: 'page', id: 3, title: 'Visit' };

/** Refuses one file of a host that media may come from, and says why. */
const refusalOf = (host: string, input: object = {}) =>
  refusal({
    cms: 'http://cms.invalid',
    path: `http://${host}/a.png`,
    rules: { mediaHosts: [host] },
    ...input,
  });

/** Refuses a file of the CMS with these bytes. */
async function refusalOfFile(name: string, bytes: Buffer): Promise<string> {
  const file = `${uploads}/${name}`;
  return refusal({ cms: await serveFiles({ [file]: bytes }), path: file });
}

/** Fetches one file that is to be refused, and says why it was. */
async function refusal(input: Parameters<typeof fetch>[0] & { readonly path: string }): Promise<string> {
  const { table, problems } = await fetch({ needs: [{ path: input.path, entry }], ...input });
  expect(table.size).toBe(0);
  expect(problems).toEqual([
    { check: 'missingMedia', message: expect.any(String), entry, hint: expect.any(String) },
  ]);
  expect(problems[0]?.message).toContain(input.path);
  return problems[0]?.message ?? '';
}

describe('an address that media is not fetched from', () => {
  it.each([
    ...['http://127.0.0.1', 'http://localhost', 'http://localhost.', 'http://0x7f.1', 'http://2130706433'],
    ...['http://0177.0.0.1', 'http://[::1]', 'http://[::ffff:7f00:1]', 'http://[64:ff9b::7f00:1]'],
    ...['http://0.0.0.0', 'http://[::]'],
  ])(
    'refuses %s without a connection, even where it is named as a host of media (faults 73)',
    async (origin) => {
      const { port, connections } = await countConnections();
      const { host } = new URL(`${origin}:${port}`);
      expect(await refusalOf(host)).toContain('not an address of the public internet');
      expect(connections()).toBe(0);
    },
  );

  it.each([
    ...['169.254.169.254', '[fd00:ec2::254]', '10.1.2.3', '172.16.0.1', '192.168.1.1', '100.64.0.1'],
    ...['[fe80::1]', '[fc00::1]', '198.18.0.1', '224.0.0.1', '[2002:7f00:1::]', '[2001::1]'],
  ])('refuses %s (faults 74)', async (host) => {
    expect(await refusalOf(host)).toContain('not an address of the public internet');
  });

  it.each([
    ['a loopback address', 'http://127.0.0.1:9/a.png', /redirected: it is on another host, 127\.0\.0\.1:9/],
    ['the metadata of a cloud', 'http://169.254.169.254/', /redirected: it is on another host/],
    ['a file', 'file:///etc/passwd', /redirected: it has an address that is not on the web \(file:/],
    ['another host', 'http://other.invalid/a.png', /redirected: it is on another host, other\.invalid/],
    ['a user', 'http://user@other.invalid/', /redirected: it has a user or password/],
    ['a password', 'http://:pass@other.invalid/', /redirected: it has a user or password/],
  ])('does not follow a redirect to %s (faults 75)', async (_, target, reason) => {
    const cms = await serveFiles({ [`${uploads}/a.png`]: target });
    expect(await refusal({ cms, path: `${uploads}/a.png` })).toMatch(reason);
  });

  it('refuses a redirect to a loopback address that is named as a host of media (faults 75)', async () => {
    const { port, connections } = await countConnections();
    const cms = await serveFiles({ [`${uploads}/a.png`]: `http://127.0.0.1:${port}/a.png` });
    const rules = { mediaHosts: [`127.0.0.1:${port}`] };
    expect(await refusal({ cms, path: `${uploads}/a.png`, rules })).toContain('not an address of the public');
    expect(connections()).toBe(0);
  });

  it('checks the address that it connects to, each time (faults 76)', async () => {
    const { port, connections } = await countConnections();
    const answers = ['93.184.216.34', '127.0.0.1'];
    const asked: string[] = [];
    const lookup: LookupFunction = (hostname, _, done) => {
      asked.push(hostname);
      const address = answers.length > 1 ? answers.shift() : answers[0];
      done(null, [{ address: address ?? '', family: 4 }]);
    };
    const host = `media.invalid:${port}`;
    // The first attempt goes to the public address, where nothing answers; the second is told the private one.
    const limits = { timeoutMs: 100, retries: 1 };
    const why = 'is at media.invalid, which is 127.0.0.1: not an address of the public internet';
    expect(await refusalOf(host, { lookup, limits })).toContain(why);
    expect(asked).toEqual(['media.invalid', 'media.invalid']);
    expect(connections()).toBe(0);
  });

  it('gives up after five redirects (faults 77)', async () => {
    let hops = 0;
    const cms = await serve((_, response) => {
      hops++;
      response.writeHead(302, { location: `${uploads}/${hops}.png` }).end();
    });
    expect(await refusal({ cms, path: `${uploads}/0.png` })).toContain('is redirected more than 5 times');
    expect(hops).toBe(6);
  });

  it.each([
    ...['https://cms.example@evil.test/a.png', '//evil.test/x.png', 'https://cms.example.evil.test/a.png'],
    ...['https://evil.test/cms.example', 'https://cms.example:8443/a.png', 'ftp://cms.example/a.png'],
  ])('refuses %s (faults 78)', async (address) => {
    const lookup: LookupFunction = () => expect.unreachable('nothing is asked of another host');
    await refusal({ cms: 'https://cms.example', path: address, lookup });
  });

  it('asks the host that a browser would ask, and no other (faults 78)', async () => {
    const asked: string[] = [];
    const lookup: LookupFunction = (hostname, _, done) => {
      asked.push(hostname);
      done(Object.assign(new Error('no such host'), { code: 'ENOTFOUND' }), []);
    };
    const input = { cms: 'https://cms.example', lookup, limits: { retries: 0 } };
    const paths = [String.raw`https://cms.example\@evil.test/a.png`];
    await expect(fetch({ ...input, paths })).rejects.toThrow('cannot be fetched from the CMS');
    expect(asked).toEqual(['cms.example']);
  });
});

describe('a file that is not what it says', () => {
  it.each([
    ['a web page', 'page.png', '<!doctype html><p>Log in</p><svg></svg>', /is not a picture/],
    ['nothing', 'empty.png', '', /is not a picture/],
    ['a program', 'tool.jpg', 'MZ\x90\0', /is not a picture/],
    ['a drawing with entities', 'bomb.svg', entityBomb(), /is not a picture/],
    ['an icon', 'icon.ico', '\0\0\x01\0\x01\0', /is not a picture/],
    ['a tiff', 'scan.tiff', 'II*\0\x08\0\0\0', /is not a picture/],
    ['a layered picture', 'art.psd', '8BPS\0\x01', /is not a picture/],
    ['a photo of a telephone', 'photo.heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', /is not a picture/],
  ])('%s is left out and named (faults 79, 82, 85)', async (_, name, contents, reason) => {
    expect(await refusalOfFile(name, Buffer.from(contents, 'latin1'))).toMatch(reason);
  });

  it('a drawing of ten thousand million pixels is drawn as wide as pages need (faults 82)', async () => {
    const cms = await serveFiles({ [`${uploads}/huge.svg`]: Buffer.from(hugeDrawing()) });
    const needs = [{ path: `${uploads}/huge.svg`, entry }];
    const { table, problems } = await fetch({ cms, needs });
    expect(problems).toEqual([]);
    const { width = 0, height = 0 } = table.get(`${uploads}/huge.svg`) ?? {};
    expect(width).toBeGreaterThan(1000);
    expect([width, height].every((length) => length <= 2600)).toBe(true);
  });

  it('a photo that is cut short is left out (faults 80)', async () => {
    const photo = await picture(64, 64).jpeg().toBuffer();
    const cut = photo.subarray(0, photo.length / 2);
    expect(await refusalOfFile('cut.jpg', cut)).toMatch(/is a broken picture/);
  });

  it('a small file of 16,000 by 16,000 pixels is refused before it is unpacked (faults 81)', async () => {
    const bomb = emptyPng(16_000, 16_000);
    expect(bomb.length).toBeLessThan(50_000);
    expect(await refusalOfFile('bomb.png', bomb)).toMatch(/is a broken picture: .*pixel limit/);
  });

  it('a header that lies of its size is refused (faults 82)', async () => {
    const png = await picture(4, 4).png().toBuffer();
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    expect(await refusalOfFile('lie.png', png)).toMatch(/is a broken picture/);
  });

  it('a stream of two gigabytes is ended at the limit, and leaves nothing (faults 83)', async () => {
    const chunk = Buffer.alloc(1024 * 1024);
    let sent = 0;
    const cms = await serve((_, response) => {
      response.writeHead(200);
      const send = () => {
        while (sent < 2048 && !response.destroyed) {
          sent++;
          if (!response.write(chunk)) return;
        }
      };
      response.on('drain', send);
      send();
    });
    const cacheDir = await temporaryFolder();
    const limits = { maxBytes: 8 * chunk.length };
    const reason = await refusal({ cms, cacheDir, path: `${uploads}/film.mp4`, limits });
    expect(reason).toMatch(/is larger than 8388608 bytes/);
    expect(sent).toBeLessThan(64);
    expect(await readdir(cacheDir)).toEqual([]);
  });

  it('a file that says it is too large is not read (faults 83)', async () => {
    const cms = await serve(
      (_, response) => void response.writeHead(200, { 'content-length': 2 ** 31 }).write('x'),
    );
    expect(await refusal({ cms, path: `${uploads}/film.mp4` })).toMatch(/is larger than 67108864 bytes/);
  });

  it('leaves out what is not there, and names it (faults 86)', async () => {
    const cms = await serveFiles({});
    expect(await refusal({ cms, path: `${uploads}/gone.jpg` })).toMatch(
      /was not found: .* answers 404: it is skipped/,
    );
  });

  it('leaves no process behind (faults 89)', async () => {
    const processes = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
    const cms = await serveFiles({ [`${uploads}/a.png`]: await picture(4, 4).png().toBuffer() });
    // The bundler stays: both times have it.
    await fetch({ cms, paths: [`${uploads}/a.png`] });
    const before = processes();
    const { files } = await fetch({ cms, paths: [`${uploads}/a.png`] });
    expect(files.map((file) => path.extname(file.path))).toEqual(['.avif', '.jpg']);
    expect(processes()).toBe(before);
  });
});

/** A black picture of one bit a pixel. */
function emptyPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  const parts = [
    ['IHDR', header],
    ['IDAT', deflateSync(rows)],
    ['IEND', Buffer.alloc(0)],
  ] as const;
  const chunks = parts.map(([name, data]) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const chunk = Buffer.alloc(named.length + 8);
    chunk.writeUInt32BE(data.length, 0);
    named.copy(chunk, 4);
    chunk.writeUInt32BE(crc32(named), named.length + 4);
    return chunk;
  });
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

function entityBomb(): string {
  const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const entities = levels.map((level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`);
  return `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e0 "ha">${entities.join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&e9;</text></svg>`;
}

function hugeDrawing(): string {
  return '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"><path d="M0 0h9v9z"/></svg>';
}

/** A server that accepts no request, and counts connections. */
async function countConnections() {
  const server = createServer((_, response) => void response.end());
  let count = 0;
  server.on('connection', () => void count++);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return { port: typeof address === 'object' ? address?.port : 0, connections: () => count };
}

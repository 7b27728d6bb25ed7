import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sampleOf } from '../support/depth.ts';
import { spawnBoardwalk } from '../support/spawn-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

// Made for these tests by openssl, for "localhost" until 2020 and for "other.example" until 2120; the key guards nothing.
const certificates = path.join(import.meta.dirname, 'support', 'certificates');

const refused = [
  { name: 'expired', certificate: 'expired.pem', isKnown: true, code: 'CERT_HAS_EXPIRED' },
  {
    name: 'of another name',
    certificate: 'other-name.pem',
    isKnown: true,
    code: 'ERR_TLS_CERT_ALTNAME_INVALID',
  },
  {
    name: 'signed by itself',
    certificate: 'other-name.pem',
    isKnown: false,
    code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  },
];

it.each(sampleOf(refused, 1))(
  'refuses a certificate that is $name, at the first attempt (faults 20)',
  async ({ certificate, isKnown, code }) => {
    const file = path.join(certificates, certificate);
    const key = await readFile(path.join(certificates, 'key.pem'));
    const server = createServer({ key, cert: await readFile(file) });
    let requests = 0;
    server.on('request', () => requests++);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;

    const out = path.join(await temporaryFolder(), 'site');
    const args = ['generate', '--out', out, '--endpoint', `https://localhost:${port}/graphql`];
    const { exitCode, stderr } = await spawnBoardwalk(args, isKnown ? { NODE_EXTRA_CA_CERTS: file } : {});

    expect({ exitCode, stderr }).toMatchObject({ exitCode: 3 });
    expect(stderr).toContain(`localhost:${port} cannot be reached (${code}, Schema, 1 attempt)`);
    expect(stderr).toContain('Fix the certificate');
    expect(requests).toBe(0);
  },
);

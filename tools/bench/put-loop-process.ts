import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { AwsV4Signer } from 'aws4fetch';
import pLimit from 'p-limit';

// The bare loop: `node put-loop-process.js <folder>` puts every file of a folder into the bucket of the environment, each with a
// signed request, and does nothing else. As many at once as a sync has under way.
const [folder = ''] = process.argv.slice(2);
const { AWS_ENDPOINT_URL = '', AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = process.env;
const parallelPuts = 64;
const agent = new http.Agent({ keepAlive: true });
const cache = new Map<string, ArrayBuffer>();

const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name));
await pLimit(parallelPuts).map(files, put);
agent.destroy();

async function put(file: string): Promise<void> {
  const body = await readFile(file);
  const url = `${AWS_ENDPOINT_URL}/bench/${path.relative(folder, file)}`;
  const signer = new AwsV4Signer({
    method: 'PUT',
    url,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
    },
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    service: 's3',
    region: 'us-east-1',
    cache,
  });
  const { headers } = await signer.sign();
  await new Promise<void>((resolve, reject) => {
    const request = http.request(url, {
      method: 'PUT',
      agent,
      headers: { ...Object.fromEntries(headers), 'content-length': body.length },
    });
    request.once('response', (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${file}: ${answer.statusCode}`));
      answer.resume().once('end', resolve);
    });
    request.once('error', reject).end(body);
  });
}

import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import mime from 'mime';
import { uploadsPath } from './site-address.ts';

/** True for the address of an upload, "/wp-content/uploads/2026/05/a.jpg". */
export function isUploadPath(urlPath: string): boolean {
  return urlPath.startsWith(uploadsPath);
}

/**
 * Answers with a picture or film of the demo in `folder`. The sizes that a real server cuts ("a-1024x683.jpg") are answered with the whole
 * file: no site should need them. What is not there is a 404 in html.
 */
export async function sendUpload(urlPath: string, folder: string, response: ServerResponse): Promise<void> {
  try {
    const name = path.posix.basename(decodeURIComponent(urlPath)).replace(/-\d+x\d+(?=\.\w+$)/, '');
    const kind = /\.(mp4|vtt|pdf)$/.test(name) ? 'files' : 'pictures';
    const contents = await readFile(path.join(folder, kind, name));
    response.writeHead(200, {
      'content-type': mime.getType(name) ?? 'application/octet-stream',
      'content-length': contents.length,
    });
    response.end(contents);
  } catch {
    // Whatever keeps the file from being read, to a visitor it is not there.
    sendNotFound(response);
  }
}

/** The page of a WordPress for an address that it does not know. */
export function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/html; charset=UTF-8' });
  response.end('<!DOCTYPE html>\n<html lang="en-US"><head><title>Page not found</title></head></html>\n');
}

import { request } from 'node:http';

export interface Asked {
  readonly status: number | undefined;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: string;
}

export interface AskOptions {
  readonly method?: string;
  readonly headers?: Record<string, string | string[]>;
}

/** Asks for a target exactly as given: fetch would tidy it up first, and follow. */
export function ask(address: string, options: AskOptions = {}): Promise<Asked> {
  const slash = address.indexOf('/', 8);
  const { hostname, port } = new URL(address.slice(0, slash));
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path: address.slice(slash), ...options }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    asked.on('error', reject).end();
  });
}

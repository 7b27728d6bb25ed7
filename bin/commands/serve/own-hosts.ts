import type { RequestListener } from 'node:http';
import { isIP } from 'node:net';

/**
 * Answers requests for the served hosts, and all others with 421 (DNS rebinding): a foreign page
 * could point its own name to this machine, and its script would read what is served here,
 * including drafts. An IP address or localhost cannot be used that way, whatever the port; `hosts`
 * are further names, with or without a port.
 */
export function answerOwnHosts(answer: RequestListener, hosts: readonly string[]): RequestListener {
  return (request, response) => {
    if (isOwnHost(request.headers.host, hosts)) return answer(request, response);
    response
      .writeHead(421, { 'content-type': 'text/plain; charset=utf-8' })
      .end('This host is not served here. Add it to the setting serve.hosts.\n');
  };
}

function isOwnHost(host: string | undefined, hosts: readonly string[]): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const { hostname, host: named, username, pathname } = new URL(`http://${host}`);
  if (username !== '' || pathname !== '/') return false;
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true;
  return (
    isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0 || hosts.includes(hostname) || hosts.includes(named)
  );
}

import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import { cloudfront } from './cloudfront.ts';
import type { Host } from './host.ts';
import type { HostName } from './names.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';

export const hosts: Readonly<Record<HostName, Host>> = { nginx, caddy, cloudfront, netlify, cloudflare };

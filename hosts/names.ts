/** The hosts that `boardwalk host` writes rules for. */
export const hostNames = ['nginx', 'caddy', 'cloudfront', 'netlify', 'cloudflare'] as const;

export type HostName = (typeof hostNames)[number];

/** The limits of the hosts, as their documentation of 2026 has them. */
export const limits = {
  cloudfront: {
    functionBytes: 10 * 1024,
    storeBytes: 5 * 1024 * 1024,
    keyCharacters: 512,
    valueCharacters: 1024,
    headerCharacters: 1783,
    customHeaders: 10,
  },
  cloudflare: {
    staticRedirects: 2_000,
    dynamicRedirects: 100,
    redirectCharacters: 1_000,
    headerRules: 100,
    headerCharacters: 2_000,
  },
  /** Netlify names no limit, but advises against more. */
  netlify: { redirects: 10_000 },
} as const;

import { describe, expect, it } from 'vitest';
import { settingsSchema } from '../../../config/settings.ts';
import { securityHeaders } from '../../../generator/files/security-headers.ts';
import {
  contentSecurityHeader,
  contentSecurityPolicy,
} from '../../../generator/pages/content-security-policy.ts';

const siteUrl = 'https://pier.example';
const plain = settingsSchema.parse({ siteUrl });

/** The sources of a directive. */
function sources(policy: string, directive: string): readonly string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('the Content-Security-Policy', () => {
  it('allows nothing but our own origin, and the players that a visitor may start', () => {
    expect(contentSecurityPolicy(plain).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "font-src 'self'",
      "img-src 'self' data:",
      "manifest-src 'self'",
      "media-src 'self'",
      "connect-src 'self'",
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://vimeo.com https://www.google.com https://www.openstreetmap.org https://open.spotify.com https://w.soundcloud.com',
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types boardwalk default',
    ]);
  });

  it('lets a page ask for tide and weather where the settings say, and nowhere else', () => {
    const at = (url: string) =>
      sources(contentSecurityPolicy(settingsSchema.parse({ siteUrl, conditions: { url } })), 'connect-src');
    expect(at('https://tides.example/pier.json?key=1')).toEqual(["'self'", 'https://tides.example']);
    expect(at('/conditions.json')).toEqual(["'self'"]);
  });

  it('lets in what the settings name, each where it belongs', () => {
    const settings = settingsSchema.parse({
      siteUrl,
      map: { tileUrl: 'https://{s}.Tiles.example/{z}/{x}/{y}.png' },
      popup: { storage: 'api', key: 'k', ipLookup: 'https://ip.example:8443/me?format=json' },
      fonts: { script: 'https://fonts.example/kit.js' },
    });
    const policy = contentSecurityPolicy(settings);
    expect(sources(policy, 'img-src')).toEqual(["'self'", 'data:', 'https://*.tiles.example']);
    expect(sources(policy, 'connect-src')).toEqual(["'self'", 'https://ip.example:8443']);
    for (const directive of ['script-src', 'style-src', 'font-src'])
      expect(sources(policy, directive)).toEqual(["'self'", 'https://fonts.example']);
  });

  it('lets forms be sent to exactly their addresses, and script to those that answer it', () => {
    const forms = {
      contact: { action: 'https://formspree.io/f/abc?x=1', service: 'formspree' },
      leasing: { action: 'https://formspree.io/f/abc', service: 'formspree' },
      hall: { action: 'https://forms.example/a;b,c' },
      newsletter: { action: 'https://hidden.example/', shown: false },
    };
    const policy = contentSecurityPolicy(settingsSchema.parse({ siteUrl, search: false, forms }));
    expect(sources(policy, 'form-action')).toEqual([
      "'self'",
      'https://formspree.io/f/abc',
      'https://forms.example/a%3Bb%2Cc',
    ]);
    expect(sources(policy, 'connect-src')).toEqual(["'self'", 'https://formspree.io/f/abc']);
  });

  it('lets no form be sent where the search is switched off', () => {
    const policy = contentSecurityPolicy(settingsSchema.parse({ siteUrl, search: false }));
    expect(sources(policy, 'form-action')).toEqual(["'none'"]);
  });

  it('forbids frames in the header, where that can be said', () => {
    expect(contentSecurityHeader(plain)).toBe(`${contentSecurityPolicy(plain)}; frame-ancestors 'none'`);
  });
});

describe('securityHeaders', () => {
  it('are said once for each class of file, the policy for pages alone', () => {
    const { page, asset, data } = securityHeaders(plain);
    expect(page).toMatchObject({
      'content-security-policy': contentSecurityHeader(plain),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(page?.['permissions-policy']).toBe(
      'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
    );
    const { page: unasked } = securityHeaders({ ...plain, map: { whereAmI: false } });
    expect(unasked?.['permissions-policy']).toMatch(/^geolocation=\(\), camera/);
    expect([asset, data]).toEqual([
      { 'x-content-type-options': 'nosniff' },
      { 'x-content-type-options': 'nosniff' },
    ]);
  });
});

/**
 * Trusted Types, as far as the site uses them: the compiler's library does not know them yet, nor
 * does every browser.
 */
interface TrustedTypePolicy {
  createHTML(html: string): string;
}

interface TrustedTypePolicyFactory {
  readonly defaultPolicy: TrustedTypePolicy | null;
  /** https://developer.mozilla.org/docs/Web/API/TrustedTypePolicyFactory/createPolicy */
  createPolicy(name: string, rules: { createHTML(html: string): string | null }): TrustedTypePolicy;
}

interface Window {
  readonly trustedTypes?: TrustedTypePolicyFactory;
}

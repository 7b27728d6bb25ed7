let policy: TrustedTypePolicy | undefined;

/**
 * Html of our own origin, as `parseFromString` and `innerHTML` take it where Trusted Types are enforced: through the one policy
 * that the runtime has. The string itself in a browser without them. What it returns is only called a string, as both declare
 * it: do nothing else with it.
 */
export function trustedHtml(html: string): string {
  policy ??= window.trustedTypes?.createPolicy('boardwalk', { createHTML: (text) => text });
  return policy?.createHTML(html) ?? html;
}

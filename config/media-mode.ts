import * as z from 'zod';

const unitBytes = { kB: 1000, MB: 1_000_000, GB: 1_000_000_000 } as const;

/** `copy-under 20 MB` becomes a mode with its bytes. */
export const mediaMode = z
  .union(
    [
      z.literal(['copy', 'link']),
      z.templateLiteral(['copy-under ', z.string().regex(/^\d+(\.\d+)? ?(kB|MB|GB)$/)]),
    ],
    'must be copy, link, or copy-under with a size: "copy-under 20 MB"',
  )
  .transform((value) => {
    if (value === 'copy' || value === 'link') return { mode: value };
    const [, amount = '', unit] = /([\d.]+) ?(kB|MB|GB)$/.exec(value) ?? [];
    const bytes = unit === 'kB' || unit === 'MB' || unit === 'GB' ? unitBytes[unit] : 0;
    return { mode: 'copy-under' as const, maxBytes: Math.round(Number(amount) * bytes) };
  });

import { defineConfig } from 'astro/config';

export default defineConfig({
  outDir: process.env.BENCH_OUT,
  trailingSlash: 'always',
  build: { format: 'directory' },
  devToolbar: { enabled: false },
});

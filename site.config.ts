import { defineConfig } from 'boardwalk';

/** The demo pier, which brings its own content and organisation. `boardwalk init` makes the folder of another site. */
export default defineConfig({
  siteUrl: 'https://www.halyardpier.example',
});

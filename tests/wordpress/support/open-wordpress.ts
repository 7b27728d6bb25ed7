import { afterAll, beforeAll, expect, inject } from 'vitest';
import { startWordpress, type Wordpress, type WordpressOptions } from '../server/start-wordpress.ts';

/**
 * A copy of the installed site for the tests of a file. They have failed if PHP has complained about something. It may be given
 * other plugins than those it was installed with.
 */
export function openWordpress({
  plugins = inject('wordpressPlugins'),
  ...own
}: Pick<WordpressOptions, 'own' | 'plugins'> = {}): Wordpress {
  let started: Wordpress | undefined;
  const site = (): Wordpress => {
    if (started === undefined) throw new Error('WordPress is not started yet');
    return started;
  };
  beforeAll(async () => {
    started = await startWordpress({ from: inject('wordpressContent'), plugins, ...own });
  });
  afterAll(async () => {
    const complaints = await started?.complaints();
    await started?.close();
    expect(complaints).toBe('');
  });
  return {
    get url() {
      return site().url;
    },
    get content() {
      return site().content;
    },
    run: (code, settings) => site().run(code, settings),
    login: (user, password) => site().login(user, password),
    sent: () => site().sent(),
    mails: () => site().mails(),
    complaints: () => site().complaints(),
    answered: () => site().answered(),
    close: () => site().close(),
  };
}

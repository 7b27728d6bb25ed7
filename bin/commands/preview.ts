import { ConfigError } from '../../config/config-error.ts';
import { redactorOf } from '../../generator/http/redact.ts';
import { openPreviews } from '../../generator/preview/open-previews.ts';
import { openSite } from '../../generator/site/site.ts';
import { clean } from '../../generator/util/clean.ts';
import { messageOf } from '../../generator/util/code-of.ts';
import { readAuthorization } from '../authorization.ts';
import { exitCodes } from '../exit-codes.ts';
import { untilInterrupted } from '../exit-on-signal.ts';
import { openSource } from '../open-source.ts';
import { readConfig } from '../read-config.ts';
import { bundled } from '../with-site.ts';
import { answerPreviews } from './preview/answer-previews.ts';
import { listen } from './serve/listen.ts';

export interface PreviewFlags {
  readonly endpoint?: string;
  readonly siteUrl?: string;
  readonly now?: string;
  readonly port: number;
  readonly host?: string;
  readonly config: string;
}

const secretVariable = 'BOARDWALK_PREVIEW_SECRET';

/** Shorter ones can be guessed. */
const leastSecret = 32;

/** Shows editors the page of one entry as it will be, until it is interrupted. */
export async function preview(flags: PreviewFlags, root: string): Promise<number> {
  const { endpoint, siteUrl, now, port, host } = flags;
  const config = await readConfig({ configFile: flags.config, flags: { endpoint, siteUrl, now }, root });
  const secret = readSecret(process.env, config.endpoint);
  const source = await openSource(config);
  const previews = openPreviews(openSite({ ...bundled(), config, source, onProgress: () => undefined }));
  const redact = redactorOf({ authorization: source.authorization ?? '', 'x-secret': secret });
  const say = (text: string) => process.stdout.write(`${text}\n`);
  const complain = (text: string) => process.stderr.write(`${clean(redact(text))}\n`);
  const answer = answerPreviews({ previews, secret, config, complain });
  const server = await listen(answer, { port, address: host, hosts: config.serve.hosts });
  say(`Previews are served at ${server.url}`);
  // Editors may come before it is done: they wait for the same.
  previews.warmUp().then(
    (count) => say(`${count} entries are read: previews are ready`),
    (error: unknown) => complain(`The content cannot be read yet: ${messageOf(error)}`),
  );
  await untilInterrupted();
  await server.close();
  await previews.close();
  await source.close();
  return exitCodes.ok;
}

/** Throws ConfigError, which contains no secret, for everything that is missing. */
function readSecret(env: NodeJS.ProcessEnv, endpoint: string | undefined): string {
  const secret = env[secretVariable]?.trim() ?? '';
  const missing = [
    ...(endpoint === undefined
      ? ['endpoint: previews need a CMS; set it in the settings, by BOARDWALK_ENDPOINT or with --endpoint']
      : []),
    ...(readAuthorization(env, { hasDrafts: false }) === undefined
      ? [
          'BOARDWALK_AUTHORIZATION: previews show drafts and need an editor\'s credentials, such as "Basic " and user:password in base64, with an application password of WordPress',
        ]
      : []),
    ...(secret.length < leastSecret
      ? [
          `${secretVariable}: needs at least ${leastSecret} characters, the same here and in WordPress under Boardwalk, Publishing`,
        ]
      : []),
  ];
  if (missing.length > 0) throw new ConfigError(missing);
  return secret;
}

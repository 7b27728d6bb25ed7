import pLimit from 'p-limit';
import { wordsOf } from '../../words/words-of.ts';
import { createEditLinks } from '../checks/edit-links.ts';
import { hrefOf } from '../content/paths.ts';
import { DamagedBlocks } from '../content/saved/damaged-blocks.ts';
import { BuildError } from '../problems/problem.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { closeSite, type Site } from '../site/site.ts';
import { type EntryProblems, judgeProblems } from './entry-problems.ts';
import { makePreview } from './make-preview.ts';
import { keepNewest, openNewMedia } from './new-media.ts';
import { openPrecedence } from './precedence.ts';
import { markPage, previewBar } from './preview-bar.ts';
import { readSubject } from './read-subject.ts';
import { PreviewRefusal } from './refusal.ts';
import type { Ticket } from './token.ts';
import { openWarmSite } from './warm-site.ts';

/** Previews of the entries of one site. */
export interface Previews {
  /** Makes the page of an entry. Throws PreviewRefusal, or UnmadePreview with what is wrong with it. */
  readonly show: (ticket: Ticket) => Promise<string>;
  /** Reads the content of the site ahead; resolves to the number of its entries. Throws BuildError. */
  readonly warmUp: () => Promise<number>;
  /** Finds a file that pages refer to, by its path on the site. */
  readonly findFile: (path: string) => Promise<OutputFile | undefined>;
  readonly close: () => Promise<void>;
}

/** No page can be made of an entry. */
export class UnmadePreview extends Error {
  override readonly name = 'UnmadePreview';

  constructor(
    message: string,
    readonly problems: EntryProblems,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Previews at the same time: each holds the routes of the whole site. */
const mostAtOnce = 3;

/** Files of previews that can still be asked for. */
const mostFiles = 400;

/** Opens the previews of a site with the client of an editor. */
export function openPreviews(site: Site): Previews {
  const { config, source } = site;
  const precedence = openPrecedence();
  const warm = openWarmSite(site, precedence);
  const newMedia = openNewMedia({
    origin: new URL(site.client.endpoint).origin,
    rules: config,
    storeDir: site.cacheFiles.pictures,
  });
  const limit = pLimit(mostAtOnce);
  const edits = createEditLinks(config);
  const shownFiles = keepNewest<OutputFile>(mostFiles);
  const judging = { config, authorization: source.authorization };

  const show = async (ticket: Ticket): Promise<string> => {
    const { hosts, absent, contentAndMedia } = await warm.parts();
    const { language, timeZone } = contentAndMedia.content.settings;
    const now = source.now();
    const { mapping } = config;
    const asking = { client: site.client, hosts, timeZone, absent, mapping, now };
    const askedAtMs = performance.now();
    const subject = await precedence.first(() => readSubject(ticket, asking));
    const { stamp } = subject;
    const parts = await warm.partsAt({ stamp, tookMs: performance.now() - askedAtMs });
    if (parts.contentAndMedia.content.without?.includes(ticket.kind)) throw switchedOff();
    const { html, path, problems, files } = await precedence.first(() =>
      makePreview(subject, { site, parts, newMedia }),
    );
    for (const file of files) shownFiles.save(file.path, file);
    const { kind, id, title } = subject.record.entry;
    const entry = { kind, id, title };
    const bar = previewBar({
      ...{ entry, ...subject, ...judgeProblems(problems, judging) },
      editUrl: edits.add({ message: '', entry }).editUrl,
      words: wordsOf(language, config.words),
      publicUrl: subject.status === 'publish' ? new URL(hrefOf(path), config.siteUrl).href : undefined,
    });
    return markPage(html, { entry: `${kind}:${id}`, bar });
  };

  return {
    show: (ticket) =>
      limit(async () => {
        try {
          return await againWhenDamaged(() => show(ticket), warm.forget);
        } catch (error) {
          if (!(error instanceof BuildError) || error.kind === 'source') throw error;
          const problems = judgeProblems(error.problems, judging);
          throw new UnmadePreview(error.message, problems, { cause: error });
        }
      }),
    warmUp: async () => {
      const { content } = (await warm.parts()).contentAndMedia;
      return Object.values(content.entries).reduce((sum, { length }) => sum + length, 0);
    },
    findFile: async (path) => shownFiles.load(path) ?? (await warm.parts()).findFile(path),
    close: async () => {
      await newMedia.close();
      await closeSite(site);
    },
  };
}

/** Files of the saved crawl may have been replaced by a build since they were opened. */
async function againWhenDamaged<Result>(work: () => Promise<Result>, forget: () => void): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DamagedBlocks)) throw error;
    forget();
    return work();
  }
}

function switchedOff(): PreviewRefusal {
  return new PreviewRefusal(
    404,
    'The site does not show entries of this kind',
    'Ask who runs the site to switch the kind on.',
  );
}

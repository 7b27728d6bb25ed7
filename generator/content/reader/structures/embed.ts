import { takeId } from '../../html/ids.ts';
import { linkRef } from '../../html/links.ts';
import { plainText } from '../../html/text.ts';
import { playerOf } from '../../players/player-of.ts';
import type { LinkRef, StoredBlock } from '../../stored-blocks.ts';
import { readCaption } from '../caption.ts';
import { frameAddress } from '../frame-address.ts';
import type { Reading } from '../reading.ts';
import { styleOf } from '../style-of.ts';
import {
  type Element,
  findElement,
  findElements,
  hasClass,
  isElement,
  makeElement,
  textOf,
} from '../tree.ts';
import { isAllTaken } from '../understood.ts';
import { isCaption } from './image.ts';

/**
 * Reads an embed: its player, or the address that is its only text; undefined when it has more, such as the words of a post that
 * is shown there.
 */
export function readEmbed(element: Element, reading: Reading): readonly StoredBlock[] | undefined {
  const caption = findElement(element, isCaption);
  const frames = findElements(element, ({ tag }) => tag === 'iframe');
  const [frame] = frames;
  const wrapper = findElement(element, (part) => hasClass(part, 'wp-block-embed__wrapper'));
  const words = wrapper === undefined ? '' : textOf(wrapper).trim();
  const address = frame === undefined ? words : frameAddress(frame.attributes);
  const taken = new Set([caption, frame ?? wrapper].filter((part) => part !== undefined));
  const isOne =
    frames.length < 2 &&
    caption?.hasStructure !== true &&
    /^\S+$/.test(address) &&
    isAllTaken(element, taken);
  if (!isOne || (frame === undefined && linkRef(address, reading.context) === null)) return undefined;
  return readPlayer(
    { address, title: frame?.attributes.title, caption, frame: element, isEmbed: true },
    reading,
  );
}

/** Reads a frame that stands anywhere. */
export function readFrame(element: Element, reading: Reading): readonly StoredBlock[] {
  const { title } = element.attributes;
  return readPlayer(
    { address: frameAddress(element.attributes), title, caption: undefined, frame: element },
    reading,
  );
}

interface PlayerInput {
  readonly address: string;
  readonly title: string | undefined;
  readonly caption: Element | undefined;
  readonly frame: Element;
  /** A link, where it is no known player, says where it leads. */
  readonly isEmbed?: boolean;
}

/** A known player waits for a click; anything else is a link. */
export function readPlayer(
  { address, title, caption, frame, isEmbed = false }: PlayerInput,
  reading: Reading,
): readonly StoredBlock[] {
  const { context } = reading;
  const link = linkRef(address.replace(/#\?secret=.*/, ''), context);
  const player = link === null || link.isInternal ? null : playerOf(link.to);
  // A frame of the CMS itself is the preview of a link beside it.
  if (link === null || (link.isInternal && !isEmbed)) {
    if (link === null) context.losses.push({ cause: 'frame', what: address });
    return caption === undefined ? [] : reading.readFlow(caption.children);
  }
  if (player === null && !isEmbed) {
    const words = title || (caption === undefined ? hostOf(link) : '');
    const lead = words === '' ? [] : [makeElement('a', { href: address }, [words])];
    return reading.readFlow([...lead, ...(caption?.children ?? [])]);
  }
  const name = (caption && plainText(textOf(caption))) || plainText(title ?? '');
  const html = readCaption(caption, reading);
  // The poster shows a plain caption as its title.
  const saysMore = html !== undefined && (player === null || caption?.children.some(isElement));
  const provider = player?.provider ?? hostOf(link);
  return [
    {
      block: 'core/embed',
      props: {
        id: takeId(context.ids, `embed-${context.entry.id}`),
        href: player ? external(player.href) : link,
        ...(player && { embedUrl: external(player.embedUrl), kind: player.kind }),
        ...(player?.height && { height: player.height }),
        provider,
        ...(name !== '' && { title: name }),
        ...(saysMore && { caption: html }),
        style: styleOf(frame, frame, reading),
      },
    },
  ];
}

function external(to: string): LinkRef {
  return { ref: 'link', to, isInternal: false };
}

/** An embedded page of the site itself is named by its path: content contains no host of the CMS. */
function hostOf({ to, isInternal }: LinkRef): string {
  return isInternal ? to : new URL(to).hostname.replace(/^www\./, '') || to;
}

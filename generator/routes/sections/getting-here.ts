import * as z from 'zod';
import { compact } from '../../util/omit-undefined.ts';
import { positionOf } from '../organisation.ts';
import { directionLinks, wayLink } from '../places/map-links.ts';
import { defineSection } from './define-section.ts';
import { linkOf, listOf, namedLink, needs, object, text } from './fields.ts';

const way = object({
  way: z.enum(
    ['foot', 'bicycle', 'transit', 'ferry', 'car'],
    'must be "foot", "bicycle", "transit", "ferry" or "car"',
  ),
  title: text,
  text,
  /** Where this way ends, when it is not the pier: the address of a car park. */
  to: text,
  more: namedLink,
});

/** The ways to the pier, in an editor's words, with directions from the visitor's place. */
export const gettingHere = defineSection({
  name: 'pier/getting-here',
  settings: object({ heading: text, text, ways: listOf(way) }).refine(...needs('text', 'ways')),
  fill: ({ heading, text, ways }, { context, resolve, owner, warn }) => {
    const { content, config, organisation } = context;
    const pier = { position: positionOf(content, config), address: organisation.address };
    const described = ways.map(({ way, title, text, to, more }) =>
      compact({
        way,
        title,
        text,
        map: wayLink(to === undefined ? pier : { address: to }, way, config),
        more: linkOf(more, resolve),
      }),
    );
    const shown = described.filter(({ text, map, more }) => text ?? map ?? more);
    const links = shown.some(({ map }) => map) ? directionLinks(pier, config) : undefined;
    if (shown.length < described.length && owner !== undefined) {
      warn({
        check: 'lostContent',
        message: 'The section pier/getting-here skips ways without words: no map leads there',
        field: 'ways',
        hint: 'Describe the ways, or set the position of the pier.',
      });
    }
    if (shown.length === 0 && text === undefined) return null;
    return compact({ heading, text, ways: shown, maps: links && { app: links.app, others: links.others } });
  },
});

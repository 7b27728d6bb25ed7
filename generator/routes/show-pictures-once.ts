import type { PictureData } from '../../templates/types.ts';
import { contentMark } from '../media/media-name.ts';
import type { Summaries } from './summaries.ts';

/**
 * Gives every card of a page a picture that nothing above it shows: its own, or else the next of its
 * entry, or else none. The hero, the header and the big event of a page come first. Takes time for each value of the props once,
 * and returns what needs no change as it is.
 */
export function showPicturesOnce<Props extends object>(
  props: Props,
  { picturesOf }: Pick<Summaries, 'picturesOf'>,
): Props {
  const shown = new Set<string>();
  for (const { src } of leadingPictures(props)) shown.add(contentMark(src));

  const card = (own: WithPicture, pictures: Iterable<PictureData>): object => {
    if (own.picture === undefined) return own;
    const picture = firstNew(own.picture, pictures);
    if (picture === own.picture) return own;
    const { picture: _, ...bare } = own;
    return picture === undefined ? bare : { ...bare, picture };
  };

  const firstNew = (own: PictureData, pictures: Iterable<PictureData>): PictureData | undefined => {
    const isShown = ({ src }: PictureData) => shown.has(contentMark(src));
    const picture = isShown(own) ? find(pictures, (other) => !isShown(other)) : own;
    if (picture !== undefined) shown.add(contentMark(picture.src));
    return picture;
  };

  const visit = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const pictures = picturesOf(value);
    if (pictures !== undefined) return card(value, pictures);
    return Array.isArray(value) ? visitList(value) : visitObject(value);
  };

  const visitList = (list: readonly unknown[]): readonly unknown[] => {
    const visited = list.map(visit);
    return visited.every((item, index) => item === list[index]) ? list : visited;
  };

  const visitObject = <Value extends object>(value: Value): Value => {
    let changed = value;
    // Its entries in a list would take longer than the visits.
    for (const key in value) {
      const visited = visit(value[key]);
      if (visited !== value[key]) changed = { ...changed, [key]: visited };
    }
    return changed;
  };

  return visitObject(props);
}

interface WithPicture {
  readonly picture?: PictureData;
}

/** The picture of the hero that opens the page, or that in its header, and that of its big event. */
function leadingPictures({ picture, nodes, bigEvent }: Leading): readonly PictureData[] {
  const first = nodes?.[0];
  const opening = first?.block === 'pier/hero' ? first.props.picture : picture;
  return [opening, bigEvent?.picture].filter((leading) => leading !== undefined);
}

interface Leading extends WithPicture {
  readonly nodes?: readonly { readonly block: string; readonly props: WithPicture }[];
  readonly bigEvent?: WithPicture;
}

function find<Item>(items: Iterable<Item>, isWanted: (item: Item) => boolean): Item | undefined {
  for (const item of items) if (isWanted(item)) return item;
  return undefined;
}

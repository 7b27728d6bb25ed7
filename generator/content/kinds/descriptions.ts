import { refuseTakenNames } from '../../util/refuse-taken-names.ts';
import { artwork } from './artwork.ts';
import type { Field, KindDescription } from './description.ts';
import { event } from './event.ts';
import { experience } from './experience.ts';
import { job } from './job.ts';
import { location } from './location.ts';
import { ownKinds } from './own-kinds.ts';
import { page } from './page.ts';
import { post } from './post.ts';
import { refuseWrongKinds } from './refuse-wrong-kinds.ts';
import { space } from './space.ts';

const ours = { post, page, event, location, artwork, experience, space, job } as const;

refuseTakenNames(
  'kinds',
  ownKinds.map(({ name }) => name),
  ours,
);
refuseWrongKinds(ownKinds, ours);

/** Every kind of entry. A new one is a file with its fields and a line here. A site adds its own, of which types know nothing. */
export const descriptions: typeof ours = {
  ...ours,
  ...Object.fromEntries(ownKinds.map((kind) => [kind.name, kind])),
};

export function isKind(name: unknown): name is keyof typeof descriptions {
  return typeof name === 'string' && Object.hasOwn(descriptions, name);
}

/** The names of all, in the order of content. */
export const kinds = Object.keys(descriptions).filter(isKind);

/** A field with its name in an entry and its name in an answer of the CMS. */
export interface NamedField extends Field {
  readonly name: string;
  readonly sent: string;
}

const fields = new Map(
  kinds.map((kind) => {
    const { fields }: KindDescription = descriptions[kind];
    return [
      kind,
      Object.entries(fields).map(([name, field]) => ({ ...field, name, sent: field.sent ?? name })),
    ];
  }),
);

/** The own fields of a kind, in order. */
export function fieldsOf(kind: keyof typeof descriptions): readonly NamedField[] {
  return fields.get(kind) ?? [];
}

/** The fields in which multilingual plugins say the language of an entry: Polylang, and WPML. */
export const languageFields = ['language', 'locale'] as const;

/** Those of them that a kind has no field of its own for. */
export function languageFieldsOf(kind: keyof typeof descriptions): readonly string[] {
  const own = new Set(fieldsOf(kind).map(({ sent }) => sent));
  return languageFields.filter((name) => !own.has(name));
}

/** Those that lists of entries have, too: not lists within an entry. */
export function listedFieldsOf(kind: keyof typeof descriptions): readonly NamedField[] {
  return fieldsOf(kind).filter(({ type }) => type !== 'categories');
}

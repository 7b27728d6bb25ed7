import type { ReactNode } from 'react';
import { leasingWords } from '../../words/site/leasing-words.ts';
import { sectionsWords } from '../../words/site/sections-words.ts';
import { ActionRow } from '../components/ActionLink.tsx';
import { FactRows } from '../components/FactRows.tsx';
import { type Fact, placeFact, writtenFact } from '../components/Facts.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { Picture } from '../components/Picture.tsx';
import { Section } from '../components/Section.tsx';
import { ShareLine } from '../components/ShareLine.tsx';
import { WhereOnThePier, type WhereOnThePierProps } from '../components/WhereOnThePier.tsx';
import type { FormData } from '../forms/Form.tsx';
import { FormSection, formHref } from '../forms/FormSection.tsx';
import { type FreeSpace, SpaceList } from '../sections/FreeSpaces.tsx';
import type { EntryLink, NamedLink, PictureData } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface SpacePageProps extends StandardPageProps, Pick<FreeSpace, 'size' | 'rent' | 'available'> {
  readonly floor?: string;
  readonly place?: EntryLink;
  /** The way to the place: "800 ft from the entrance, about 3 minutes on foot". */
  readonly way?: string;
  readonly where?: WhereOnThePierProps;
  readonly plan?: PictureData;
  /** "Brochure (PDF, 3.1 MB)" */
  readonly files: readonly NamedLink[];
  readonly call?: NamedLink;
  /** Names the space. */
  readonly form?: FormData;
  readonly share: readonly NamedLink[];
  readonly others: readonly FreeSpace[];
}

/** Renders a space to let: its figures and how to ask for it, then its text, plan and place. */
export function SpacePage(props: SpacePageProps): ReactNode {
  const { title, picture, nodes, language, plan, files, call, form, share, others, where } = props;
  const ask = form === undefined ? [] : [{ label: leasingWords.ask, href: formHref(form) }];
  return (
    <PageFrame
      title={title}
      picture={picture}
      nodes={nodes}
      language={language}
      kicker={leasingWords.space}
      details={
        <>
          <FactRows facts={spaceFacts(props)} />
          <ActionRow links={[...ask, ...(call === undefined ? [] : [call]), ...files]} />
        </>
      }
      aside={<ShareLine links={share} />}
    >
      {plan === undefined ? null : (
        <Section heading={leasingWords.plan} id="floor-plan">
          <a href={plan.src}>
            <Picture picture={plan} sizes="(min-width: 87rem) 80rem, 92vw" />
          </a>
        </Section>
      )}
      {where === undefined ? null : <WhereOnThePier {...where} />}
      <FormSection form={form} />
      {others.length === 0 ? null : (
        <Section heading={leasingWords.others} tone="field">
          <SpaceList spaces={others} level={3} />
        </Section>
      )}
    </PageFrame>
  );
}

function spaceFacts({ size, rent, available, floor, place, way }: SpacePageProps): Fact[] {
  return [
    ...(size === undefined ? [] : [{ name: sectionsWords.size, value: size }]),
    ...writtenFact(sectionsWords.rent, rent),
    ...(available === undefined ? [] : [{ name: sectionsWords.availableFrom, value: available }]),
    ...writtenFact(leasingWords.floor, floor),
    ...placeFact(leasingWords.where, place, way),
  ];
}

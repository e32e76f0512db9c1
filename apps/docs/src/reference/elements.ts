/** Every element of ui-components, from its manifest. */
import manifest from '@cheeseboard/ui-components/custom-elements.json' with { type: 'json' };

interface Described {
  readonly name: string;
  readonly description?: string;
}
interface Valued extends Described {
  readonly type?: { readonly text: string };
  readonly default?: string;
}
interface Member extends Valued {
  readonly kind: string;
  readonly attribute?: string;
  readonly readonly?: boolean;
  readonly parameters?: readonly Valued[];
}
interface Declaration extends Described {
  readonly tagName?: string;
  readonly attributes?: readonly Valued[];
  readonly members?: readonly Member[];
  readonly events?: readonly Valued[];
  readonly slots?: readonly Described[];
  readonly cssParts?: readonly Described[];
  readonly cssProperties?: readonly Valued[];
}

export interface ElementFacts {
  readonly tag: string;
  /** The module that registers the element, such as `hand/define`. */
  readonly entry: string;
  readonly description: string;
  readonly attributes: readonly Valued[];
  /** The properties that have no attribute. */
  readonly properties: readonly Member[];
  readonly methods: readonly Member[];
  readonly events: readonly Valued[];
  readonly slots: readonly Described[];
  readonly parts: readonly Described[];
  /** The element's own CSS properties; those of a theme are listed once for all elements. */
  readonly cssProperties: readonly Valued[];
}

const declarations = (manifest.modules as readonly { declarations: readonly Declaration[] }[])
  .flatMap((module) => module.declarations)
  .filter(({ tagName }) => tagName !== undefined);

/** The properties that a theme can set. The manifest lists them for `cb-game`. */
export const themeProperties: readonly Valued[] =
  declarations.find(({ tagName }) => tagName === 'cb-game')?.cssProperties ?? [];
const themePropertyNames = new Set(themeProperties.map(({ name }) => name));

export const elements: readonly ElementFacts[] = declarations
  .map((declaration) => {
    const tag = declaration.tagName!;
    const members = declaration.members ?? [];
    return {
      tag,
      entry: `${tag.slice('cb-'.length)}/define`,
      description: declaration.description ?? '',
      attributes: declaration.attributes ?? [],
      properties: members.filter(({ kind, attribute }) => kind === 'field' && attribute === undefined),
      methods: members.filter(({ kind }) => kind === 'method'),
      events: declaration.events ?? [],
      slots: declaration.slots ?? [],
      parts: declaration.cssParts ?? [],
      cssProperties: (declaration.cssProperties ?? []).filter(({ name }) => !themePropertyNames.has(name)),
    };
  })
  .sort((a, b) => a.tag.localeCompare(b.tag));

/** The first sentence of an element's description, on one line. */
export const summaryOf = ({ description }: ElementFacts): string =>
  description.replace(/\s+/g, ' ').split(/(?<=\.) /)[0]!;

const kinds = ['attribute', 'property', 'method', 'event', 'slot', 'part', 'cssProperty'] as const;
export type MemberKind = (typeof kinds)[number];

/** The members that an element has, by kind. */
export function membersOf(element: ElementFacts): { kind: MemberKind; members: readonly Valued[] }[] {
  const methods = element.methods.map(({ name, description = '', parameters = [] }) => ({
    name: `${name}(${parameters.map((parameter) => parameter.name).join(', ')})`,
    description,
  }));
  const members: { readonly [K in MemberKind]: readonly Valued[] } = {
    attribute: element.attributes,
    property: element.properties,
    method: methods,
    event: element.events,
    slot: element.slots,
    part: element.parts,
    cssProperty: element.cssProperties,
  };
  return kinds.map((kind) => ({ kind, members: members[kind] })).filter(({ members }) => members.length > 0);
}

/** The labels of the reference pages. The descriptions come from the code and stay English. */
import type { Language } from '../site.ts';
import type { MemberKind } from './elements.ts';

interface ReferenceWords {
  readonly elements: string;
  readonly attribute: string;
  readonly property: string;
  readonly type: string;
  readonly defaultValue: string;
  readonly description: string;
  readonly event: string;
  readonly slot: string;
  readonly defaultSlot: string;
  readonly part: string;
  readonly cssProperty: string;
  readonly method: string;
  /** The headings above the tables of members. */
  readonly kinds: { readonly [K in MemberKind]: string };
  readonly themeApplies: string;
  readonly readOnly: string;
  readonly tryIt: string;
  readonly notSet: string;
  readonly code: string;
  readonly copy: string;
  readonly copied: string;
  readonly lastEvent: string;
  readonly invisible: string;
  readonly importedFrom: string;
  readonly example: string;
}

export const referenceWords: { readonly [L in Language]: ReferenceWords } = {
  en: {
    elements: 'All elements',
    attribute: 'Attribute',
    property: 'Property',
    type: 'Type',
    defaultValue: 'Default',
    description: 'Description',
    event: 'Event',
    slot: 'Slot',
    defaultSlot: '(default)',
    part: 'Part',
    cssProperty: 'CSS property',
    method: 'Method',
    kinds: {
      attribute: 'Attributes',
      property: 'Properties',
      method: 'Methods',
      event: 'Events',
      slot: 'Slots',
      part: 'Parts',
      cssProperty: 'CSS properties',
    },
    themeApplies: 'The theme’s colours and fonts also apply here.',
    readOnly: 'read-only',
    tryIt: 'Try it',
    notSet: 'not set',
    code: 'Code',
    copy: 'Copy the code',
    copied: 'Code copied.',
    lastEvent: 'Last event:',
    invisible: 'It shows nothing: it speaks to screen readers.',
    importedFrom: 'Import it from',
    example: 'example',
  },
  nl: {
    elements: 'Alle elementen',
    attribute: 'Attribuut',
    property: 'Eigenschap',
    type: 'Type',
    defaultValue: 'Standaard',
    description: 'Beschrijving',
    event: 'Gebeurtenis',
    slot: 'Slot',
    defaultSlot: '(zonder naam)',
    part: 'Onderdeel',
    cssProperty: 'CSS-eigenschap',
    method: 'Methode',
    kinds: {
      attribute: 'Attributen',
      property: 'Eigenschappen',
      method: 'Methoden',
      event: 'Gebeurtenissen',
      slot: 'Slots',
      part: 'Onderdelen',
      cssProperty: 'CSS-eigenschappen',
    },
    themeApplies: 'De kleuren en letters van het thema gelden hier ook.',
    readOnly: 'alleen-lezen',
    tryIt: 'Probeer het',
    notSet: 'niet ingesteld',
    code: 'Code',
    copy: 'Kopieer de code',
    copied: 'De code is gekopieerd.',
    lastEvent: 'Laatste gebeurtenis:',
    invisible: 'Er is niets te zien: dit element is er voor schermlezers.',
    importedFrom: 'Importeren uit',
    example: 'voorbeeld',
  },
  de: {
    elements: 'Alle Elemente',
    attribute: 'Attribut',
    property: 'Eigenschaft',
    type: 'Typ',
    defaultValue: 'Standard',
    description: 'Beschreibung',
    event: 'Ereignis',
    slot: 'Slot',
    defaultSlot: '(ohne Namen)',
    part: 'Teil',
    cssProperty: 'CSS-Eigenschaft',
    method: 'Methode',
    kinds: {
      attribute: 'Attribute',
      property: 'Eigenschaften',
      method: 'Methoden',
      event: 'Ereignisse',
      slot: 'Slots',
      part: 'Teile',
      cssProperty: 'CSS-Eigenschaften',
    },
    themeApplies: 'Die Farben und Schriften des Designs gelten auch hier.',
    readOnly: 'schreibgeschützt',
    tryIt: 'Probier es aus',
    notSet: 'nicht gesetzt',
    code: 'Code',
    copy: 'Code kopieren',
    copied: 'Der Code ist kopiert.',
    lastEvent: 'Letztes Ereignis:',
    invisible: 'Dieses Element ist nicht zu sehen: Es ist nur für Screenreader da.',
    importedFrom: 'Importieren aus',
    example: 'Beispiel',
  },
};

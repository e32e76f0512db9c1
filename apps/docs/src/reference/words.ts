/** What the reference pages say, in three languages. The descriptions themselves come from the code and stay English. */
import type { Language } from '../site.ts';

interface ReferenceWords {
  readonly elements: string;
  readonly attribute: string;
  readonly property: string;
  readonly type: string;
  readonly standard: string;
  readonly meaning: string;
  readonly event: string;
  readonly slot: string;
  readonly defaultSlot: string;
  readonly part: string;
  readonly cssProperty: string;
  readonly method: string;
  readonly themeToo: string;
  readonly readOnly: string;
  readonly tryIt: string;
  readonly notSet: string;
  readonly code: string;
  readonly copy: string;
  readonly copied: string;
  readonly lastEvent: string;
  readonly unseen: string;
  readonly entries: string;
  readonly fromHere: string;
}

export const referenceWords: { readonly [L in Language]: ReferenceWords } = {
  en: {
    elements: 'All elements',
    attribute: 'Attribute',
    property: 'Property',
    type: 'Type',
    standard: 'Default',
    meaning: 'What it is',
    event: 'Event',
    slot: 'Slot',
    defaultSlot: '(no name)',
    part: 'Part',
    cssProperty: 'CSS property',
    method: 'Method',
    themeToo: 'The colours and letters of the theme hold here too.',
    readOnly: 'to be read only',
    tryIt: 'Try it',
    notSet: 'not set',
    code: 'The code',
    copy: 'Copy the code',
    copied: 'The code is copied.',
    lastEvent: 'Last event:',
    unseen: 'It has nothing to look at: it speaks to screen readers.',
    entries: 'All entries',
    fromHere: 'Imported from',
  },
  nl: {
    elements: 'Alle elementen',
    attribute: 'Attribuut',
    property: 'Eigenschap',
    type: 'Type',
    standard: 'Standaard',
    meaning: 'Wat het is',
    event: 'Gebeurtenis',
    slot: 'Slot',
    defaultSlot: '(zonder naam)',
    part: 'Onderdeel',
    cssProperty: 'CSS-eigenschap',
    method: 'Methode',
    themeToo: 'De kleuren en letters van het thema gelden hier ook.',
    readOnly: 'alleen te lezen',
    tryIt: 'Probeer het',
    notSet: 'niet ingesteld',
    code: 'De code',
    copy: 'Kopieer de code',
    copied: 'De code is gekopieerd.',
    lastEvent: 'Laatste gebeurtenis:',
    unseen: 'Er is niets te zien: het spreekt tegen schermlezers.',
    entries: 'Alle ingangen',
    fromHere: 'Te importeren uit',
  },
  de: {
    elements: 'Alle Elemente',
    attribute: 'Attribut',
    property: 'Eigenschaft',
    type: 'Typ',
    standard: 'Vorgabe',
    meaning: 'Was es ist',
    event: 'Ereignis',
    slot: 'Slot',
    defaultSlot: '(ohne Namen)',
    part: 'Teil',
    cssProperty: 'CSS-Eigenschaft',
    method: 'Methode',
    themeToo: 'Die Farben und Schriften des Designs gelten auch hier.',
    readOnly: 'nur zu lesen',
    tryIt: 'Probier es aus',
    notSet: 'nicht gesetzt',
    code: 'Der Code',
    copy: 'Code kopieren',
    copied: 'Der Code ist kopiert.',
    lastEvent: 'Letztes Ereignis:',
    unseen: 'Es gibt nichts zu sehen: Es spricht zu Screenreadern.',
    entries: 'Alle Einstiege',
    fromHere: 'Zu importieren aus',
  },
};

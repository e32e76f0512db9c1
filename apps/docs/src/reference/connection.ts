/** How two browsers connect and exchange a move: the messages in order. */
import type { Texts } from '../site.ts';

export const parties = [
  { id: 'host', name: { en: 'Host’s browser', nl: 'Browser van de gastheer', de: 'Browser des Gastgebers' } },
  { id: 'broker', name: { en: 'Signalling', nl: 'Bemiddeling', de: 'Vermittlung' } },
  { id: 'guest', name: { en: 'Guest’s browser', nl: 'Browser van de gast', de: 'Browser des Gasts' } },
] as const;

type Party = (typeof parties)[number]['id'];

export interface MessageShown {
  readonly from: Party;
  readonly to: Party;
  /** The label in the diagram. */
  readonly short: Texts;
  readonly text: Texts;
}

export const conversation: readonly MessageShown[] = [
  {
    from: 'host',
    to: 'broker',
    short: { en: 'my table is here', nl: 'hier is mijn tafel', de: 'hier ist mein Tisch' },
    text: {
      en: 'The host opens a table and waits at an address that is made from the secret in the link. The signalling server learns the address, not the secret.',
      nl: 'De gastheer opent een tafel en wacht op een adres dat uit het geheim in de link is gemaakt. De bemiddelingsserver krijgt het adres te zien, niet het geheim.',
      de: 'Der Gastgeber eröffnet einen Tisch und wartet an einer Adresse, die aus dem Geheimnis im Link entsteht. Der Vermittlungsserver erfährt die Adresse, nicht das Geheimnis.',
    },
  },
  {
    from: 'guest',
    to: 'broker',
    short: { en: 'I would like to join', nl: 'ik wil erbij', de: 'ich möchte mitspielen' },
    text: {
      en: 'The guest opens the link, works out the same address and leaves a letter there that says how to reach the guest.',
      nl: 'De gast opent de link, rekent hetzelfde adres uit en laat er een brief achter waarin staat hoe de gast te bereiken is.',
      de: 'Der Gast öffnet den Link, errechnet dieselbe Adresse und hinterlässt dort einen Brief, in dem steht, wie sein Browser zu erreichen ist.',
    },
  },
  {
    from: 'broker',
    to: 'host',
    short: { en: 'the letter', nl: 'de brief', de: 'der Brief' },
    text: {
      en: 'The server hands the letter over, and brings the answer back the same way.',
      nl: 'De server geeft de brief door en brengt het antwoord langs dezelfde weg terug.',
      de: 'Der Server gibt den Brief weiter und bringt die Antwort auf demselben Weg zurück.',
    },
  },
  {
    from: 'guest',
    to: 'host',
    short: {
      en: 'direct connection, signed',
      nl: 'rechtstreeks, ondertekend',
      de: 'direkt verbunden, unterschrieben',
    },
    text: {
      en: 'The two open an encrypted connection and sign what they have said, together with the fingerprints of both ends. From here on, the server is no longer needed; a server that tried to get in between would be found out.',
      nl: 'Beide browsers maken een versleutelde verbinding met elkaar en ondertekenen wat ze gezegd hebben, samen met de vingerafdrukken van beide kanten. Vanaf hier is de server niet meer nodig, en een server die ertussen zat, valt door de mand.',
      de: 'Beide bauen eine verschlüsselte Verbindung zueinander auf und unterschreiben den ganzen Handschlag samt den Fingerabdrücken beider Seiten. Von hier an wird der Server nicht mehr gebraucht, und wer sich dazwischengeschaltet hätte, flöge auf.',
    },
  },
  {
    from: 'host',
    to: 'guest',
    short: { en: 'what your seat may see', nl: 'wat jij mag zien', de: 'was dein Platz sehen darf' },
    text: {
      en: 'The host sends what the guest’s seat may know, and nothing else.',
      nl: 'De gastheer stuurt wat de plaats van de gast mag weten, en verder niets.',
      de: 'Der Gastgeber schickt, was der Platz des Gasts wissen darf, und sonst nichts.',
    },
  },
  {
    from: 'guest',
    to: 'host',
    short: { en: 'move 1', nl: 'zet 1', de: 'Zug 1' },
    text: {
      en: 'The guest signs a move and sends it with a number. If the connection breaks, the guest sends the same move and number again, and the host counts it once.',
      nl: 'De gast ondertekent een zet en stuurt hem met een nummer. Valt de verbinding weg, dan wordt de zet met hetzelfde nummer nog eens verstuurd; hij telt maar één keer.',
      de: 'Der Gast unterschreibt einen Zug und schickt ihn mit einer Nummer. Reißt die Verbindung ab, wird dieselbe Nummer noch einmal geschickt und zählt nur einmal.',
    },
  },
  {
    from: 'host',
    to: 'guest',
    short: { en: 'what has changed', nl: 'wat er veranderd is', de: 'was sich geändert hat' },
    text: {
      en: 'The host asks the engine, enters the move in the log, saves it, shows everybody what changed for them, and answers.',
      nl: 'De gastheer vraagt het aan de engine, schrijft de zet in het logboek, bewaart hem, stuurt iedereen wat er voor zijn plaats veranderd is, en antwoordt.',
      de: 'Der Gastgeber fragt die Engine, trägt den Zug ins Protokoll ein, speichert ihn, zeigt allen, was sich für sie geändert hat, und antwortet.',
    },
  },
];

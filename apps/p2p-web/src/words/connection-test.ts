/** The words of the connection test. */
import type { LineState, LineVerdict, Part, Summary } from '../screens/connection-test/judge.ts';
import type { ByLanguage } from './language.ts';

interface Verdict {
  readonly text: string;
  /** What the reader can do about the verdict. */
  readonly action?: string;
}

export interface ConnectionTestWords {
  readonly title: string;
  readonly lead: string;
  readonly state: { readonly [S in LineState]: string };
  readonly part: { readonly [P in Part]: string };
  readonly verdict: { readonly [V in LineVerdict]: Verdict };
  readonly summary: { readonly [S in Summary]: { readonly title: string; readonly text: string } };
  readonly again: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly report: string;
  readonly reportHint: string;
  readonly byHand: string;
  readonly servers: string;
  readonly toGames: string;
}

export const connectionTestWords: ByLanguage<ConnectionTestWords> = {
  en: {
    title: 'Test my connection',
    lead: 'Browsers at a table talk to each other directly. This page tests whether yours can.',
    state: { checking: 'checking', good: 'good', bad: 'problem', unset: 'not set up' },
    part: {
      browser: 'Your browser',
      broker: 'Finding each other',
      outside: 'From outside',
      inside: 'On your network',
      relay: 'Relay',
    },
    verdict: {
      webrtc: { text: 'It can connect to other browsers directly (WebRTC).' },
      noWebRtc: {
        text: 'It can’t connect to other browsers: WebRTC is missing or switched off.',
        action: 'Open Cheeseboard in another browser, or allow WebRTC in this one.',
      },
      checkingBroker: { text: 'Calling the signalling server …' },
      broker: { text: 'The signalling server is responding, so others can find you.' },
      someBrokers: { text: 'Not every signalling server is responding, but one is enough.' },
      nostr: { text: 'Only a Nostr relay is responding. That is enough for others to find you.' },
      noBroker: {
        text: 'No signalling server is responding. Either it is down, or your network blocks it.',
        action: 'Use mobile data, or try again in a minute.',
      },
      noBrokerSet: {
        text: 'This site has no signalling server, so nobody can find you through a link.',
        action: 'Add a server in the settings.',
      },
      checkingStun: { text: 'Asking what your network looks like from outside (STUN) …' },
      openNat: { text: 'Your router always shows the same address, so others can reach you.' },
      unknownNat: {
        text: 'Your address is visible from outside. Only one STUN server is responding, so it is unclear what kind of router you have.',
      },
      symmetricNat: {
        text: 'Your router shows everybody a different address (symmetric NAT), so many people can’t reach you.',
        action: 'Let another player host the table.',
      },
      localStun: {
        text: 'The STUN server is on your own network. It helps there, but says nothing about connections to the outside.',
      },
      noStun: {
        text: 'No STUN server is responding. Your network probably blocks UDP, as many offices and hotels do.',
        action: 'Use mobile data.',
      },
      noStunSet: {
        text: 'No STUN server is set up, so you can be reached only from your own network.',
        action: 'Use the same Wi-Fi as the others.',
      },
      checkingAddresses: { text: 'Looking at the addresses of this device …' },
      plainAddresses: { text: 'Devices on the same Wi-Fi can reach you.' },
      hiddenAddresses: {
        text: 'Your browser hides your address on this network (mDNS), but offers another way as well.',
      },
      hiddenOnly: {
        text: 'Your browser hides your address on this network (mDNS). Guest Wi-Fi and VPNs often block that.',
        action: 'Switch off the VPN, or set up a hotspot for everybody.',
      },
      noAddresses: {
        text: 'Your browser offers no address on this network. A setting or an extension is hiding it.',
        action: 'Switch off extensions that block WebRTC.',
      },
      checkingRelay: { text: 'Calling the relay (TURN) …' },
      relay: { text: 'A relay is responding. It carries the connection when there is no direct route.' },
      noRelay: {
        text: 'The relay (TURN) isn’t responding.',
        action: 'Check its address and password in the settings.',
      },
      noRelaySet: {
        text: 'There is no relay (TURN). If two networks block each other, another player at the table can carry the connection.',
        action: 'Most people don’t need one.',
      },
    },
    summary: {
      checking: { title: 'Testing the connection …', text: 'This takes a few seconds.' },
      noWebRtc: {
        title: 'No games with others in this browser',
        text: 'You can still play against bots and on one device.',
      },
      noBroker: {
        title: 'Nobody can find you right now',
        text: 'A game in progress goes on. New guests need a signalling server, or you can connect by hand.',
      },
      ready: {
        title: 'You can host and join',
        text: 'Your side is ready. If somebody still can’t join, ask them to run this test as well.',
      },
      letOthersHost: {
        title: 'You can join, but shouldn’t host',
        text: 'You can join most tables. Let somebody else open one.',
      },
      sameNetwork: {
        title: 'You can play on the same Wi-Fi',
        text: 'Playing with people elsewhere probably won’t work from here.',
      },
      nothing: {
        title: 'No way out of this network',
        text: 'Nobody can reach you here. You can still play against bots and on one device.',
      },
    },
    again: 'Test again',
    copy: 'Copy this report',
    copied: 'Copied.',
    notCopied: 'Copying failed. Select the text and copy it yourself.',
    report: 'What the report says',
    reportHint: 'No addresses, no names, no tables: safe to send to anyone who’s helping you.',
    byHand: 'Connect by hand',
    servers: 'Servers in the settings',
    toGames: 'All games',
  },
  nl: {
    title: 'Test mijn verbinding',
    lead: 'Browsers aan een tafel praten rechtstreeks met elkaar. Deze pagina test of de jouwe dat kan.',
    state: { checking: 'bezig', good: 'goed', bad: 'probleem', unset: 'niet ingesteld' },
    part: {
      browser: 'Je browser',
      broker: 'Elkaar vinden',
      outside: 'Van buitenaf',
      inside: 'In je netwerk',
      relay: 'TURN-server',
    },
    verdict: {
      webrtc: { text: 'Hij kan rechtstreeks met andere browsers verbinden (WebRTC).' },
      noWebRtc: {
        text: 'Hij kan niet met andere browsers verbinden: WebRTC ontbreekt of staat uit.',
        action: 'Open Cheeseboard in een andere browser, of sta WebRTC in deze toe.',
      },
      checkingBroker: { text: 'De bemiddelingsserver wordt benaderd …' },
      broker: { text: 'De bemiddelingsserver antwoordt, dus anderen kunnen je vinden.' },
      someBrokers: { text: 'Niet elke bemiddelingsserver antwoordt, maar één is genoeg.' },
      nostr: { text: 'Er antwoordt alleen een Nostr-relay. Dat is genoeg: anderen kunnen je vinden.' },
      noBroker: {
        text: 'Er antwoordt geen bemiddelingsserver. Hij ligt eruit, of je netwerk houdt hem tegen.',
        action: 'Gebruik mobiele data, of probeer het over een minuut nog eens.',
      },
      noBrokerSet: {
        text: 'Deze site heeft geen bemiddelingsserver, dus niemand vindt je via een link.',
        action: 'Voeg er een toe in de instellingen.',
      },
      checkingStun: { text: 'Hoe ziet je netwerk er van buiten uit (STUN)? …' },
      openNat: { text: 'Je router toont altijd hetzelfde adres, dus anderen kunnen je bereiken.' },
      unknownNat: {
        text: 'Je adres is van buiten te zien. Er antwoordt maar één STUN-server, dus het is niet duidelijk wat voor router je hebt.',
      },
      symmetricNat: {
        text: 'Je router toont iedereen een ander adres (symmetrische NAT), dus veel mensen kunnen je niet bereiken.',
        action: 'Laat een andere speler de tafel openen.',
      },
      localStun: {
        text: 'De STUN-server staat in je eigen netwerk. Daar helpt hij, maar over verbindingen naar buiten zegt hij niets.',
      },
      noStun: {
        text: 'Er antwoordt geen STUN-server. Waarschijnlijk blokkeert je netwerk UDP, zoals in veel kantoren en hotels.',
        action: 'Gebruik mobiele data.',
      },
      noStunSet: {
        text: 'Er is geen STUN-server ingesteld, dus je bent alleen vanuit je eigen netwerk te bereiken.',
        action: 'Gebruik dezelfde wifi als de anderen.',
      },
      checkingAddresses: { text: 'De adressen van dit apparaat worden opgevraagd …' },
      plainAddresses: { text: 'Apparaten op dezelfde wifi kunnen je bereiken.' },
      hiddenAddresses: {
        text: 'Je browser verbergt je adres op dit netwerk (mDNS), en biedt ook een andere weg aan.',
      },
      hiddenOnly: {
        text: 'Je browser verbergt je adres op dit netwerk (mDNS). Gastwifi en VPN’s houden dat vaak tegen.',
        action: 'Zet de VPN uit, of maak een hotspot voor iedereen.',
      },
      noAddresses: {
        text: 'Je browser geeft op dit netwerk geen adres door. Een instelling of extensie houdt het tegen.',
        action: 'Zet extensies uit die WebRTC blokkeren.',
      },
      checkingRelay: { text: 'De TURN-server wordt benaderd …' },
      relay: { text: 'Een TURN-server antwoordt. Hij helpt waar er geen rechtstreekse weg is.' },
      noRelay: {
        text: 'De TURN-server antwoordt niet.',
        action: 'Kijk in de instellingen of adres en wachtwoord kloppen.',
      },
      noRelaySet: {
        text: 'Er is geen TURN-server. Lukt er tussen twee netwerken geen rechtstreekse verbinding, dan kan het verkeer via een andere speler aan tafel lopen.',
        action: 'De meesten hebben er geen nodig.',
      },
    },
    summary: {
      checking: { title: 'De verbinding wordt getest …', text: 'Dat duurt een paar seconden.' },
      noWebRtc: {
        title: 'Met anderen lukt het niet in deze browser',
        text: 'Tegen bots en op één apparaat kun je gewoon spelen.',
      },
      noBroker: {
        title: 'Niemand kan je nu vinden',
        text: 'Een lopend spel gaat door. Nieuwe gasten hebben een bemiddelingsserver nodig, of jullie maken met de hand verbinding.',
      },
      ready: {
        title: 'Je kunt een tafel openen en meedoen',
        text: 'Aan jouw kant is alles klaar. Lukt het iemand nog niet, laat die dan ook deze test doen.',
      },
      letOthersHost: {
        title: 'Meedoen kan, een tafel openen beter niet',
        text: 'Bij de meeste tafels kun je meedoen. Laat iemand anders er een openen.',
      },
      sameNetwork: {
        title: 'Op dezelfde wifi kun je spelen',
        text: 'Met mensen elders lukt het vanaf hier waarschijnlijk niet.',
      },
      nothing: {
        title: 'Je komt dit netwerk niet uit',
        text: 'Niemand kan je hier bereiken. Tegen bots en op één apparaat kun je gewoon spelen.',
      },
    },
    again: 'Nog eens testen',
    copy: 'Kopieer dit verslag',
    copied: 'Gekopieerd.',
    notCopied: 'Kopiëren lukte niet. Selecteer de tekst en kopieer hem zelf.',
    report: 'Wat er in het verslag staat',
    reportHint: 'Geen adressen, geen namen, geen tafels: je kunt het gerust sturen aan iemand die je helpt.',
    byHand: 'Met de hand verbinden',
    servers: 'Servers in de instellingen',
    toGames: 'Alle spellen',
  },
  de: {
    title: 'Verbindung testen',
    lead: 'Browser an einem Tisch sprechen direkt miteinander. Diese Seite prüft, ob deiner das kann.',
    state: { checking: 'läuft', good: 'gut', bad: 'Problem', unset: 'nicht eingerichtet' },
    part: {
      browser: 'Dein Browser',
      broker: 'Einander finden',
      outside: 'Von außen',
      inside: 'In deinem Netz',
      relay: 'TURN-Server',
    },
    verdict: {
      webrtc: { text: 'Er kann sich direkt mit anderen Browsern verbinden (WebRTC).' },
      noWebRtc: {
        text: 'Er kann sich nicht mit anderen Browsern verbinden: WebRTC fehlt oder ist ausgeschaltet.',
        action: 'Öffne Cheeseboard in einem anderen Browser oder erlaube WebRTC in diesem.',
      },
      checkingBroker: { text: 'Der Vermittlungsserver wird abgefragt …' },
      broker: { text: 'Der Vermittlungsserver antwortet, also können andere dich finden.' },
      someBrokers: { text: 'Nicht jeder Vermittlungsserver antwortet, aber einer genügt.' },
      nostr: { text: 'Nur ein Nostr-Relay antwortet. Das genügt: Andere können dich finden.' },
      noBroker: {
        text: 'Kein Vermittlungsserver antwortet. Er ist ausgefallen oder dein Netz sperrt ihn.',
        action: 'Nutz mobile Daten oder versuch es in einer Minute noch einmal.',
      },
      noBrokerSet: {
        text: 'Diese Seite hat keinen Vermittlungsserver, also findet dich niemand über einen Link.',
        action: 'Gib in den Einstellungen einen an.',
      },
      checkingStun: { text: 'Wie sieht dein Netz von außen aus (STUN)? …' },
      openNat: { text: 'Dein Router zeigt immer dieselbe Adresse, also können andere dich erreichen.' },
      unknownNat: {
        text: 'Deine Adresse ist von außen sichtbar. Nur ein STUN-Server antwortet, daher ist unklar, welche Art Router du hast.',
      },
      symmetricNat: {
        text: 'Dein Router zeigt jedem eine andere Adresse (symmetrisches NAT), also können viele dich nicht erreichen.',
        action: 'Lass jemand anderen den Tisch eröffnen.',
      },
      localStun: {
        text: 'Der STUN-Server steht in deinem eigenen Netz. Dort hilft er, aber über Verbindungen nach außen verrät er nichts.',
      },
      noStun: {
        text: 'Kein STUN-Server antwortet. Wahrscheinlich sperrt dein Netz UDP, wie in vielen Büros und Hotels.',
        action: 'Nutz mobile Daten.',
      },
      noStunSet: {
        text: 'Es ist kein STUN-Server eingerichtet, also bist du nur aus deinem eigenen Netz erreichbar.',
        action: 'Geh in dasselbe WLAN wie die anderen.',
      },
      checkingAddresses: { text: 'Die Adressen dieses Geräts werden abgefragt …' },
      plainAddresses: { text: 'Geräte im selben WLAN können dich erreichen.' },
      hiddenAddresses: {
        text: 'Dein Browser verbirgt deine Adresse in diesem Netz (mDNS) und bietet noch einen anderen Weg an.',
      },
      hiddenOnly: {
        text: 'Dein Browser verbirgt deine Adresse in diesem Netz (mDNS). Gäste-WLANs und VPNs sperren das oft.',
        action: 'Schalte das VPN aus oder öffne einen Hotspot für alle.',
      },
      noAddresses: {
        text: 'Dein Browser nennt keine Adresse in diesem Netz. Eine Einstellung oder Erweiterung hält sie zurück.',
        action: 'Schalte Erweiterungen aus, die WebRTC sperren.',
      },
      checkingRelay: { text: 'Der TURN-Server wird abgefragt …' },
      relay: { text: 'Ein TURN-Server antwortet. Er hilft, wo es keinen direkten Weg gibt.' },
      noRelay: {
        text: 'Der TURN-Server antwortet nicht.',
        action: 'Prüf Adresse und Passwort in den Einstellungen.',
      },
      noRelaySet: {
        text: 'Es gibt keinen TURN-Server. Sperren sich zwei Netze gegenseitig, kann jemand anderes am Tisch die Daten weiterleiten.',
        action: 'Die meisten brauchen keinen.',
      },
    },
    summary: {
      checking: { title: 'Die Verbindung wird getestet …', text: 'Das dauert ein paar Sekunden.' },
      noWebRtc: {
        title: 'Mit anderen klappt es in diesem Browser nicht',
        text: 'Gegen Bots und auf einem Gerät kannst du trotzdem spielen.',
      },
      noBroker: {
        title: 'Gerade kann dich niemand finden',
        text: 'Ein laufendes Spiel geht weiter. Neue Gäste brauchen einen Vermittlungsserver, oder ihr verbindet euch von Hand.',
      },
      ready: {
        title: 'Du kannst Tische eröffnen und mitspielen',
        text: 'Bei dir ist alles bereit. Kommt jemand trotzdem nicht an den Tisch, soll er diesen Test auch machen.',
      },
      letOthersHost: {
        title: 'Mitspielen ja, eröffnen besser nicht',
        text: 'An den meisten Tischen kannst du mitspielen. Lass jemand anderen den Tisch eröffnen.',
      },
      sameNetwork: {
        title: 'Im selben WLAN kannst du spielen',
        text: 'Mit Leuten anderswo klappt es von hier wahrscheinlich nicht.',
      },
      nothing: {
        title: 'Kein Weg aus diesem Netz',
        text: 'Niemand kann dich hier erreichen. Gegen Bots und auf einem Gerät kannst du trotzdem spielen.',
      },
    },
    again: 'Noch einmal testen',
    copy: 'Bericht kopieren',
    copied: 'Kopiert.',
    notCopied: 'Das Kopieren hat nicht geklappt. Markier den Text und kopier ihn selbst.',
    report: 'Was im Bericht steht',
    reportHint:
      'Keine Adressen, keine Namen, keine Tische: Du kannst den Bericht jedem schicken, der dir hilft.',
    byHand: 'Von Hand verbinden',
    servers: 'Server in den Einstellungen',
    toGames: 'Alle Spiele',
  },
};

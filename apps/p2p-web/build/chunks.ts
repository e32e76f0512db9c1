/**
 * Which code loads together: every request costs a slow phone a wait, so the dozens of chunks that Rolldown would make become
 * fewer. A group takes the modules that match and what they import, except what an earlier group has.
 */
import { languages } from './languages.ts';

interface Group {
  readonly name: string;
  readonly test: RegExp;
  /** Takes only modules that at least this many screens and games use. */
  readonly minShareCount?: number;
}

const groupsByPriority: readonly Group[] = [
  // All other code waits for this group.
  {
    name: 'boot',
    test: /\/src\/(?:boot|screens\/app\/(?:route|screen-code))\.ts$|index\.html|preload-helper|cheeseboard:texts/,
  },
  // Every page loads this group.
  {
    name: 'frame',
    test: /\/src\/(?:main|webrtc|look\/copy|screens\/app\/(?:confirm-dialog|new-version)|screens\/start\/save-file|storage\/our-tables|words\/(?:our-tables|game-line|invitation-page)|tables\/table|core\/plain|core\/text\/(?:language|number-word|plural|types))\.ts$|directives\/repeat/,
  },
  // The texts that every page and every game needs in one language: see languages.ts.
  ...languages.map((language) => ({
    name: `texts-${language}`,
    test: new RegExp(`cheeseboard:pack/frame/${language}$|/core/text/${language}\\.ts$`),
  })),
  // This group loads first when an invitation is opened.
  { name: 'connection', test: /\/src\/(?:tables\/early-call|transport\/peerjs\/listen)\.ts$/ },
  { name: 'storage', test: /\/src\/storage\/saved-tables\.ts$/ },
  { name: 'common', test: /\/ui-components\/src\/mouse\/define\.ts$|\/src\/words\/start\.ts$/ },
  { name: 'cards', test: /\/src\/look\/game-picture\.ts$/ },
  { name: 'engine', test: /\/engine\/src\/core\/(?!fair\/)/, minShareCount: 4 },
  // The rules, and the parts of game texts that all languages share.
  { name: 'rules', test: /\/engine\/src\/games\/(?:index|[^/]+\/text\/(?!(?:en|nl|de|index)\.ts)\w+)\.ts$/ },
  { name: 'table', test: /\/src\/tables\/open\.ts$/ },
  { name: 'options', test: /\/src\/screens\/setup\/(?:draft|options|policy|seats)\.ts$/ },
  { name: 'lobby', test: /\/src\/screens\/lobby\/(?:guest|host|local)-table\.ts$/ },
  { name: 'play', test: /\/src\/screens\/play\/local\.ts$/ },
  { name: 'pairing', test: /\/src\/transport\/pairing\/pairing\.ts$/ },
  { name: 'nostr', test: /\/src\/transport\/nostr\/(?:call|listen|test-relay)\.ts$/ },
  { name: 'pieces', test: /\/ui-components\/src\//, minShareCount: 2 },
];

export const groups = groupsByPriority.map((group, index) => ({
  ...group,
  priority: groupsByPriority.length - index,
}));

/** The bots' reasons, in words. */
import type { ReasonTexts } from '@cheeseboard/engine/bots';
import type { Reason } from '../index.ts';

export const cheeseAuctionReasons: ReasonTexts<Reason> = {
  en: {
    any: () => 'a bid like any other',
    worth: ({ cheese }) => `about what a cheese of ${cheese} is worth`,
    tried: ({ won, tries }) => `wins ${won} of ${tries} auctions that were tried out`,
  },
  nl: {
    any: () => 'een bod als elk ander',
    worth: ({ cheese }) => `ongeveer wat een kaas van ${cheese} waard is`,
    tried: ({ won, tries }) => `wint ${won} van ${tries} veilingen die zijn geprobeerd`,
  },
  de: {
    any: () => 'ein Gebot wie jedes andere',
    worth: ({ cheese }) => `ungefähr so viel, wie ein Käse für ${cheese} wert ist`,
    tried: ({ won, tries }) => `gewinnt ${won} von ${tries} Auktionen, die durchprobiert wurden`,
  },
};

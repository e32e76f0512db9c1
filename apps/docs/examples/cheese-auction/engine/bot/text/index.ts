/** The bots' reasons, in words. */
import type { ReasonTexts } from '@cheeseboard/engine/bots';
import type { Reason } from '../index.ts';

export const cheeseAuctionReasons: ReasonTexts<Reason> = {
  en: {
    any: () => 'a bid like any other',
    worth: ({ cheese }) => `about what a cheese worth ${cheese} should cost`,
    tried: ({ won, tries }) => `wins ${won} of ${tries} trial auctions`,
  },
  nl: {
    any: () => 'een bod als elk ander',
    worth: ({ cheese }) => `ongeveer wat een kaas van ${cheese} waard is`,
    tried: ({ won, tries }) => `wint ${won} van ${tries} uitgeprobeerde veilingen`,
  },
  de: {
    any: () => 'einfach irgendein Gebot',
    worth: ({ cheese }) => `ungefähr so viel, wie der ${cheese}er-Käse wert ist`,
    tried: ({ won, tries }) => `gewinnt ${won} von ${tries} durchgespielten Auktionen`,
  },
};

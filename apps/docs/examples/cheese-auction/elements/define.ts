/** Registers the table and the elements in it. */
import '@cheeseboard/ui-components/cheese/define';
import '@cheeseboard/ui-components/hand/define';
import '@cheeseboard/ui-components/score-sheet/define';
import '@cheeseboard/ui-components/table/define';
import '@cheeseboard/ui-components/trick/define';
import { CbCheeseAuction } from './cheese-auction.ts';

if (!customElements.get('cb-cheese-auction')) customElements.define('cb-cheese-auction', CbCheeseAuction);

export { CbCheeseAuction };

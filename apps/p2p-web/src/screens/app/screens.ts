/** Loads the screen of a route on demand. */
import { isGameId } from '@cheeseboard/ui-components/kits';
import { html, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Route } from './route.ts';

const notFound = html`<cbp-not-found></cbp-not-found>`;

export async function loadScreen(route: Route): Promise<TemplateResult> {
  switch (route.screen) {
    case 'start':
      await import('../start/start.ts');
      return html`<cbp-start></cbp-start>`;
    case 'new':
      if (!isGameId(route.game)) return notFound;
      await import('../setup/setup.ts');
      return html`${keyed(route, html`<cbp-setup .game=${route.game} .mode=${route.mode}></cbp-setup>`)}`;
    case 'join':
      await import('../lobby/guest-table.ts');
      return html`${keyed(route, html`<cbp-guest-table .invitation=${route.invitation}></cbp-guest-table>`)}`;
    case 'host':
      await import('../lobby/host-table.ts');
      return html`${keyed(route, html`<cbp-host-table .room=${route.room} .pairing=${route.pair ?? false}></cbp-host-table>`)}`;
    case 'local':
      await import('../lobby/local-table.ts');
      return html`${keyed(route, html`<cbp-local-table .room=${route.room}></cbp-local-table>`)}`;
    case 'replay':
      await import('../play/replay.ts');
      return html`${keyed(route, html`<cbp-replay .what=${route.what}></cbp-replay>`)}`;
    case 'settings':
      await import('../settings/settings.ts');
      return html`<cbp-settings></cbp-settings>`;
    case 'pair':
      await import('../pair/pair.ts');
      return html`${keyed(route, html`<cbp-pair .what=${route.what}></cbp-pair>`)}`;
    case 'unknown':
      return notFound;
  }
}

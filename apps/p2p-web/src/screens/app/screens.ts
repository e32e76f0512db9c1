/** Loads the screen of a route on demand. */
import { isGameId, teaches } from '@cheeseboard/ui-components/kits';
import { html, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Route } from './route.ts';
import { importScreen } from './screen-code.ts';

export async function loadScreen(route: Route): Promise<TemplateResult> {
  const screen = screenOf(route);
  if (screen === null) return html`<cbp-not-found></cbp-not-found>`;
  await importScreen[route.screen]?.();
  return html`${keyed(route, screen)}`;
}

function screenOf(route: Route): TemplateResult | null {
  switch (route.screen) {
    case 'start':
      return html`<cbp-start></cbp-start>`;
    case 'new':
      if (!isGameId(route.game)) return null;
      return html`<cbp-setup .game=${route.game} .mode=${route.mode}></cbp-setup>`;
    case 'teach':
      if (!isGameId(route.game) || !teaches(route.game)) return null;
      return html`<cbp-teach .game=${route.game}></cbp-teach>`;
    case 'join':
      return html`<cbp-guest-table .invitation=${route.invitation} .board=${route.board ?? false}></cbp-guest-table>`;
    case 'host':
      return html`<cbp-host-table .room=${route.room} .pairing=${route.pair ?? false}></cbp-host-table>`;
    case 'local':
      return html`<cbp-local-table .room=${route.room}></cbp-local-table>`;
    case 'replay':
      return html`<cbp-replay .packedRecord=${route.packedRecord} .step=${route.step}></cbp-replay>`;
    case 'settings':
      return html`<cbp-settings></cbp-settings>`;
    case 'evenings':
      return html`<cbp-evenings></cbp-evenings>`;
    case 'connection':
      return html`<cbp-connection-test></cbp-connection-test>`;
    case 'pair':
      return html`<cbp-pair .firstText=${route.firstText}></cbp-pair>`;
    case 'unknown':
      return null;
  }
}

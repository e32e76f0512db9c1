/**
 * Pages for invitations: one for each game and language, with a card for link previews (Open Graph and Twitter). Each is the app's own page.
 * src/boot.ts returns to the site's address; the room and its secret are in the fragment, which no server sees.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameFacts } from '@cheeseboard/engine';
import type { Language } from '@cheeseboard/engine/text';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { gameLineWords } from '../src/words/game-line.ts';
import { invitationPage } from '../src/words/invitation-page.ts';
import { languages } from './languages.ts';

const publicFolder = join(import.meta.dirname, '..', 'public');
const factsFile = resolve(import.meta.dirname, '../../../packages/engine/src/games/facts.ts');

const SITE_TITLE = 'Cheeseboard';
const siteDescription = 'Tabletop games that friends play by sharing a link. No account, no game server.';

interface Card {
  readonly title: string;
  readonly description: string;
  /** The picture's path on the site. build/cards.ts draws it. */
  readonly picture: string;
  readonly locale: string;
}

const siteCard: Card = {
  title: SITE_TITLE,
  description: siteDescription,
  picture: 'cards/cheeseboard.png',
  locale: 'en',
};

function cardOf({ id, name, pitch, seats, minutes }: GameFacts, language: Language): Card {
  const line = gameLineWords[language];
  const picture = `cards/${id}.png`;
  return {
    title: `${name[language]} · ${SITE_TITLE}`,
    description: `${line.players(seats.min, seats.max)}, ${line.minutes(minutes)}. ${pitch[language]}`,
    // A new game has no picture until somebody draws it.
    picture: existsSync(join(publicFolder, picture)) ? picture : siteCard.picture,
    locale: language,
  };
}

/** `root`: the address of the site, as seen from the page. Most messengers show only pictures with a whole address. */
function cardTags({ title, description, picture, locale }: Card, root: string): [string, string, string][] {
  return [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', SITE_TITLE],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:locale', locale],
    ['property', 'og:image', `${root}${picture}`],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', `${root}${picture}`],
  ];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The page of an invitation: the app's page with another card and addresses that lead back to the site. */
export function invitationHtml(html: string, card: Card, wayBack: string, site: string | undefined): string {
  const tags = cardTags(card, site ?? wayBack).map(
    ([kind, name, content]) => `<meta ${kind}="${name}" content="${escaped(content)}">`,
  );
  return html
    .replace('<html lang="en">', `<html lang="${card.locale}">`)
    .replace(/<title>.*?<\/title>/, `<title>${escaped(card.title)}</title>`)
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_, start) => `${start}${escaped(card.description)}`,
    )
    .replace(/\s*<meta (?:property="og:|name="twitter:)[^>]*>/g, '')
    .replace(/(\s(?:href|src)=")\.\//g, `$1${wayBack}`)
    .replace(
      '</head>',
      `${tags.join('\n    ')}\n    <meta name="cheeseboard-root" content="${wayBack}">\n  </head>`,
    );
}

/** `site`: the address of the site, if it is known. */
export function invitations(site: string | undefined): Plugin {
  return {
    name: 'invitations',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { originalUrl, server }): HtmlTagDescriptor[] {
        // While developing, Vite serves the app's page at every path.
        const depth = ((originalUrl ?? '').replace(/[?#].*/, '').match(/[^/]+\//g) ?? []).length;
        if (server)
          return depth === 0
            ? []
            : [
                {
                  tag: 'meta',
                  attrs: { name: 'cheeseboard-root', content: '../'.repeat(depth) },
                  injectTo: 'head',
                },
              ];
        return cardTags(siteCard, site ?? './').map(([kind, name, content]) => ({
          tag: 'meta',
          attrs: { [kind]: name, content },
          injectTo: 'head',
        }));
      },
    },
    async generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('no index.html');
      const html = String(page.source);
      const { gameFacts } = (await import(pathToFileURL(factsFile).href)) as {
        readonly gameFacts: readonly GameFacts[];
      };
      for (const facts of gameFacts)
        for (const language of languages as Language[]) {
          const path = invitationPage(facts.id, language);
          const wayBack = '../'.repeat(path.split('/').length - 1);
          const source = invitationHtml(html, cardOf(facts, language), wayBack, site);
          this.emitFile({ type: 'asset', fileName: `${path}index.html`, source });
        }
    },
  };
}

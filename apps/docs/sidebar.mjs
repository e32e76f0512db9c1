// The sidebar: the games that have pages (a folder in src/games), then the guides (folders in src/content/docs/en).
import { existsSync } from 'node:fs';
import { games } from '@cheeseboard/engine/games';
import { gameTexts } from '@cheeseboard/engine/games/text';
import { languages } from '@cheeseboard/engine/text';

const exists = (path) => existsSync(new URL(path, import.meta.url));

/** Labels in the order of `languages`, in Starlight's format. */
const label = (...labels) => ({
  label: labels[0],
  translations: Object.fromEntries(languages.map((language, index) => [language, labels[index]])),
});

const page = (link, ...labels) => ({ link, ...label(...labels) });

const gameGroup = ({ id }) => ({
  ...label(...languages.map((language) => gameTexts[id][language].name)),
  collapsed: false,
  items: [
    page(`/games/${id}/`, 'Learn it in five minutes', 'Leer het in vijf minuten', 'In fünf Minuten lernen'),
    page(`/games/${id}/rules/`, 'Rules', 'Regels', 'Regeln'),
    page(`/games/${id}/challenges/`, 'Challenges', 'Puzzels', 'Knobeleien'),
    page(`/games/${id}/strategy/`, 'Strategy', 'Strategie', 'Strategie'),
    ...(exists(`src/games/${id}/explorable.ts`)
      ? [page(`/games/${id}/explore/`, 'Explore', 'Ontdek', 'Ausprobieren')]
      : []),
    page(`/games/${id}/summary/`, 'On one page', 'Op één blad', 'Auf einem Blatt'),
    page(`/games/${id}/play/`, 'Play against bots', 'Spelen tegen bots', 'Gegen Bots spielen'),
  ],
});

/** The guides. Each appears as soon as its folder exists in English. */
const guides = [
  ['embed', 'Embed a game', 'Een spel inbouwen', 'Ein Spiel einbetten'],
  ['engine', 'Build on the engine', 'Bouwen met de engine', 'Auf der Engine aufbauen'],
  ['hosting', 'Hosting and privacy', 'Hosting en privacy', 'Hosting und Privatsphäre'],
  ['architecture', 'Architecture', 'Architectuur', 'Architektur'],
];

/** The gallery is in the app's folder, two levels above a language. If the docs are the root of a site, there is no gallery. */
const { DOCS_APP, DOCS_BASE = '/docs' } = process.env;
const siteRoot = DOCS_BASE.replace(/\/$/, '') === '' ? null : '/../../';
const app = DOCS_APP?.replace(/\/?$/, '/') ?? siteRoot;
const gallery = app === null ? [] : [page(`${app}gallery/`, 'Gallery', 'Galerij', 'Galerie')];

export const sidebar = [
  page('/games/', 'Which game?', 'Welk spel?', 'Welches Spiel?'),
  ...games.filter(({ id }) => exists(`src/games/${id}/index.ts`)).map(gameGroup),
  ...guides
    .filter(([folder]) => exists(`src/content/docs/en/${folder}`))
    .map(([folder, ...labels]) => ({
      ...label(...labels),
      collapsed: true,
      items: [{ autogenerate: { directory: folder } }, ...(folder === 'embed' ? gallery : [])],
    })),
];

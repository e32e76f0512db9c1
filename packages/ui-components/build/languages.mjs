// The CDN files contain English. Dutch and German are separate files, loaded when a page needs them: two more languages would weigh
// as much as a board.
import { relative, sep } from 'node:path';
import { languages } from '@cheeseboard/engine/text';
import { parseAst } from 'rolldown/parseAst';
import { replaced, virtual } from './virtual.mjs';

export const fetched = languages.filter((language) => language !== 'en');

/** Modules that contain texts. */
const wordy = /(ui-components\/src|engine\/dist)\/.*(words|text)(\/index|\/boards\/index)?\.[tj]s$/;

const packages = `${import.meta.dirname}/../..`;
const placeOf = (id) => relative(packages, id).split(sep).join('/');

/** The exported objects of a module that have one entry per language. */
function tablesIn(code, id) {
  const { body } = parseAst(code, { lang: id.endsWith('.ts') ? 'ts' : 'js' }, id);
  return body.flatMap(({ type, declaration }) => {
    if (type !== 'ExportNamedDeclaration' || declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id: { name }, init }) => {
      const keys = init?.type === 'ObjectExpression' ? init.properties.map(({ key }) => key?.name) : [];
      return languages.every((language) => keys.includes(language)) ? [{ name, init }] : [];
    });
  });
}

/** A rolldown plugin that keeps one language in each such object, written by `rewrite`; `before` is prepended to the module. */
const oneLanguage = (language, rewrite, before = '') => ({
  name: 'one-language',
  transform: {
    filter: { id: wordy },
    handler(code, id) {
      const tables = tablesIn(code, id);
      if (tables.length === 0) return null;
      let edited = code;
      for (const { name, init } of tables.reverse()) {
        const { start, end } = init.properties.find(({ key }) => key.name === language);
        const left = rewrite(`${placeOf(id)}#${name}`, `{ ${code.slice(start, end)} }`);
        edited = edited.slice(0, init.start) + left + edited.slice(init.end);
      }
      return { code: before + edited, map: null };
    },
  },
});

const ROOMS = 'cheeseboard:rooms';
/** For the CDN file: keeps English and registers each object, so that other languages can be added. */
export const englishOnly = (file) => [
  virtual(ROOMS, 'export const rooms = {}; export const room = (place, words) => (rooms[place] = words);'),
  oneLanguage(
    'en',
    (place, english) => `/* @__PURE__ */ room(${JSON.stringify(place)}, ${english})`,
    `import { room } from '${ROOMS}';\n`,
  ),
  replaced(/\/src\/language\/fetch\.ts$/, fetching(file)),
];

/** Replaces src/language/fetch.ts. */
const fetching = (file) => `
import { rooms } from '${ROOMS}';
const files = { ${fetched.map((language) => `${language}: () => import('./${file}.${language}.js')`)} };
const coming = {};
const here = { en: true };
export const fetchWords = (language) =>
  here[language]
    ? null
    : (coming[language] ??= files[language]().then(
        ({ words }) => {
          for (const place in rooms) rooms[place][language] = words[place];
          return (here[language] = true);
        },
        () => {
          delete coming[language];
          return false;
        },
      ));`;

/** The language file of a CDN file: another language for all texts in `modules`, the modules it was built from. */
export const wordsBeside = (modules, language, read) => {
  const places = modules.flatMap((id) =>
    wordy.test(id) ? tablesIn(read(id), id).map(({ name }) => ({ id, name })) : [],
  );
  const source = places
    .map(({ id, name }, index) => `import { ${name} as words${index} } from ${JSON.stringify(id)};`)
    .concat(
      `export const words = {`,
      places.map(
        ({ id, name }, index) => `${JSON.stringify(`${placeOf(id)}#${name}`)}: words${index}.${language},`,
      ),
      '};',
    );
  return { source: source.flat().join('\n'), plugin: oneLanguage(language, (_, words) => words) };
};

// The CDN files contain English. Dutch and German are separate files, loaded when a page needs them, because two more
// languages would be as large as the code of a board.
import { relative, sep } from 'node:path';
import { languages } from '@cheeseboard/engine/text';
import { parseAst } from 'rolldown/parseAst';
import { replaceModule, virtualModule } from './virtual.mjs';

export const onDemandLanguages = languages.filter((language) => language !== 'en');

/** Matches modules that contain texts. */
const textModule = /(ui-components\/src|engine\/dist)\/.*(words|text)(\/index|\/boards\/index)?\.[tj]s$/;

const packages = `${import.meta.dirname}/../..`;
const pathOf = (id) => relative(packages, id).split(sep).join('/');

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

/**
 * A rolldown plugin that reduces each object of `tablesIn` to one language. `rewrite` gives the code that replaces it;
 * `before` is prepended to the module.
 */
const oneLanguage = (language, rewrite, before = '') => ({
  name: 'one-language',
  transform: {
    filter: { id: textModule },
    handler(code, id) {
      const tables = tablesIn(code, id);
      if (tables.length === 0) return null;
      let editedCode = code;
      for (const { name, init } of tables.reverse()) {
        const { start, end } = init.properties.find(({ key }) => key.name === language);
        const oneLanguageCode = rewrite(`${pathOf(id)}#${name}`, `{ ${code.slice(start, end)} }`);
        editedCode = editedCode.slice(0, init.start) + oneLanguageCode + editedCode.slice(init.end);
      }
      return { code: before + editedCode, map: null };
    },
  },
});

const REGISTRY_MODULE = 'cheeseboard:text-registry';
/** For the CDN file: keeps English and registers each object, so that other languages can be added. */
export const englishOnly = (file) => [
  virtualModule(
    REGISTRY_MODULE,
    'export const registry = {}; export const register = (key, texts) => (registry[key] = texts);',
  ),
  oneLanguage(
    'en',
    (key, english) => `/* @__PURE__ */ register(${JSON.stringify(key)}, ${english})`,
    `import { register } from '${REGISTRY_MODULE}';\n`,
  ),
  replaceModule(/\/src\/language\/fetch\.ts$/, fetchSource(file)),
];

/** The source that replaces src/language/fetch.ts in a CDN file. */
const fetchSource = (file) => `
import { registry } from '${REGISTRY_MODULE}';
const files = { ${onDemandLanguages.map((language) => `${language}: () => import('./${file}.${language}.js')`)} };
const pending = {};
const loaded = { en: true };
export const fetchWords = (language) =>
  loaded[language]
    ? null
    : (pending[language] ??= files[language]().then(
        ({ words }) => {
          for (const key in registry) registry[key][language] = words[key];
          return (loaded[language] = true);
        },
        () => {
          delete pending[language];
          return false;
        },
      ));`;

/** The language file of a CDN file: another language for all texts in `modules`, the modules it was built from. */
export const languageFileSource = (modules, language, read) => {
  const tables = modules.flatMap((id) =>
    textModule.test(id) ? tablesIn(read(id), id).map(({ name }) => ({ id, name })) : [],
  );
  const source = tables
    .map(({ id, name }, index) => `import { ${name} as words${index} } from ${JSON.stringify(id)};`)
    .concat(
      `export const words = {`,
      tables.map(
        ({ id, name }, index) => `${JSON.stringify(`${pathOf(id)}#${name}`)}: words${index}.${language},`,
      ),
      '};',
    );
  return { source: source.flat().join('\n'), plugin: oneLanguage(language, (_, words) => words) };
};

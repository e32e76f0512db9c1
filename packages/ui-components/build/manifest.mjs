// Adapts custom-elements.json for users: published module paths, only the events that elements fire, and the theme properties.
import { dirname } from 'node:path';
import { themeProperties } from '../src/theme/properties.ts';

/** A plugin for @custom-elements-manifest/analyzer. */
export const asPublished = () => ({
  name: 'as-published',
  packageLinkPhase({ customElementsManifest }) {
    customElementsManifest.modules = customElementsManifest.modules.flatMap((module) => {
      const element = module.declarations.find(({ tagName }) => tagName);
      if (!element) return [];
      adaptElement(element);
      return [publishedModule(module, [element]), definition(module, element)];
    });
  },
});

const theme = Object.entries(themeProperties).map(([name, { description, value }]) => ({
  name: `--cb-${name}`,
  description: `${description}.`,
  default: value,
}));

const compiledPath = (path) => path.replace(/^src\//, 'dist/').replace(/\.ts$/, '.js');

const publishedModule = (module, declarations) => ({
  kind: 'javascript-module',
  path: compiledPath(module.path),
  declarations,
  exports: declarations.map(({ name }) => ({
    kind: 'js',
    name,
    declaration: { name, module: compiledPath(module.path) },
  })),
});

const definition = (module, { name, tagName }) => ({
  kind: 'javascript-module',
  path: compiledPath(`${dirname(module.path)}/define.ts`),
  declarations: [],
  exports: [
    {
      kind: 'custom-element-definition',
      name: tagName,
      declaration: { name, module: compiledPath(module.path) },
    },
  ],
});

function adaptElement(element) {
  const isOwn = ({ privacy, static: ofClass }) => privacy === undefined && !ofClass;
  element.members = element.members?.filter(isOwn);
  // The analyzer mistakes arguments of event constructors for events.
  element.events = element.events?.filter(({ name }) => name?.startsWith('cb-'));
  for (const declaration of [element, ...(element.members ?? []), ...(element.attributes ?? [])]) {
    if (declaration.inheritedFrom?.module)
      declaration.inheritedFrom.module = compiledPath(declaration.inheritedFrom.module);
    if (declaration.superclass?.module)
      declaration.superclass.module = compiledPath(declaration.superclass.module);
  }
  // The announcer, the only element with this base class, is invisible and needs no theme.
  if (element.superclass?.name === 'LitElement') return;
  const cssProperties = element.cssProperties ?? [];
  const missingProperties = theme.filter(
    ({ name }) => !cssProperties.some((declared) => declared.name === name),
  );
  element.cssProperties = [...cssProperties, ...missingProperties];
}

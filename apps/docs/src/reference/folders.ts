/** The packages of this repository: their folders and their dependencies on each other. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Package {
  /** The folder of the package, like `packages/engine`. */
  readonly path: string;
  readonly name: string;
  readonly description: string;
  /** Its source folders. */
  readonly folders: readonly string[];
  /** Packages of this repository that it needs at run time, and those that only its build needs. */
  readonly needs: readonly string[];
  readonly needsAtBuild: readonly string[];
}

const foldersIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();

/** All packages, by folder. The default of `root` fits `apps/docs`, in which the build and the tests run. */
export function packagesOf(root = join(process.cwd(), '../..')): readonly Package[] {
  return ['apps', 'packages'].flatMap((group) =>
    foldersIn(join(root, group)).map((folder) => {
      const path = join(root, group, folder);
      const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as {
        name: string;
        description?: string;
        dependencies?: Record<string, string>;
        devDependencies?: Record<string, string>;
      };
      const workspaceNames = (dependencies: Record<string, string> = {}): string[] =>
        Object.keys(dependencies).filter((name) => name.startsWith('@cheeseboard/'));
      return {
        path: `${group}/${folder}`,
        name: manifest.name,
        description: manifest.description ?? '',
        folders: foldersIn(join(path, 'src')),
        needs: workspaceNames(manifest.dependencies),
        needsAtBuild: workspaceNames(manifest.devDependencies),
      };
    }),
  );
}

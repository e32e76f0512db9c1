/** The packages of this repository as they are: their folders, and what they need of each other. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Package {
  /** `packages/engine` */
  readonly path: string;
  readonly name: string;
  readonly description: string;
  /** The folders of its sources. */
  readonly folders: readonly string[];
  /** Packages of this repository that it needs when it runs; and those that it needs only while it is built. */
  readonly needs: readonly string[];
  readonly needsAtBuild: readonly string[];
}

const foldersIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();

/** `root`: the folder of the repository. The build and the tests run in `apps/docs`. */
export function packagesOf(root = join(process.cwd(), '../..')): readonly Package[] {
  return ['apps', 'packages'].flatMap((group) =>
    foldersIn(join(root, group)).map((folder) => {
      const at = join(root, group, folder);
      const manifest = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')) as {
        name: string;
        description?: string;
        dependencies?: Record<string, string>;
        devDependencies?: Record<string, string>;
      };
      const own = (list: Record<string, string> = {}): string[] =>
        Object.keys(list).filter((name) => name.startsWith('@cheeseboard/'));
      return {
        path: `${group}/${folder}`,
        name: manifest.name,
        description: manifest.description ?? '',
        folders: foldersIn(join(at, 'src')),
        needs: own(manifest.dependencies),
        needsAtBuild: own(manifest.devDependencies),
      };
    }),
  );
}

// The node-<os>-<cpu> packages name their platform as a plain string, which pnpm does not record: it would install the
// Node of every platform on each of them. As lists, they are skipped where they cannot run.
export const hooks = {
  readPackage(pkg) {
    if (/^node-(linux|win)-/.test(pkg.name)) {
      pkg.os = [pkg.os].flat();
      pkg.cpu = [pkg.cpu].flat();
      if (pkg.name.startsWith('node-linux-')) pkg.libc = ['glibc'];
    }
    return pkg;
  },
};

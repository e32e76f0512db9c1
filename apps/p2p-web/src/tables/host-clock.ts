/**
 * The clock of a host, in ms. It runs while the device sleeps, which performance.now() may not, so that a lease expires
 * meanwhile. It neither stops nor runs backwards when somebody sets the wall clock back: a stopped clock would keep a
 * lease alive.
 */
export function makeHostClock(monotonic: () => number, wall: () => number): () => number {
  let latestMonotonic = monotonic();
  let latestWall = wall();
  let time = latestWall;
  return () => {
    const monotonicNow = monotonic();
    const wallNow = wall();
    time += Math.max(monotonicNow - latestMonotonic, wallNow - latestWall);
    latestMonotonic = monotonicNow;
    latestWall = wallNow;
    return time;
  };
}

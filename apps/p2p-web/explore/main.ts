/**
 * `pnpm explore`: explores the election to the depths in scenarios.ts, then with each planted fault.
 * A number adds to the depths (`pnpm explore -1`), other words choose scenarios by name (`pnpm explore "4 voters"`).
 */
import { Explorer, type Report } from './explorer.ts';
import { FAULT_BOUNDS, SCENARIOS } from './scenarios.ts';

const words = process.argv.slice(2);
const extraDepth = Number(words.find((word) => /^[+-]?\d+$/.test(word)) ?? 0);
const [name = ''] = words.filter((word) => !/^[+-]?\d+$/.test(word));

function measureRun(explorer: Explorer): { readonly report: Report; readonly seconds: string } {
  const cpuAtStart = process.cpuUsage();
  const report = explorer.run();
  const { user, system } = process.cpuUsage(cpuAtStart);
  return { report, seconds: ((user + system) / 1e6).toFixed(1) };
}

const traceOf = ({ violation }: Report) =>
  violation
    ? [violation.description, ...violation.trace.map((line, i) => `  ${i + 1}. ${line}`)].join('\n')
    : '';

for (const scenario of SCENARIOS.filter((candidate) => candidate.name.includes(name))) {
  const depth = scenario.depth.long + extraDepth;
  const { report, seconds } = measureRun(new Explorer({ ...scenario.bounds, depth }));
  console.log(
    `${scenario.name}: ${report.states.toLocaleString('en')} states to depth ${depth}, ${seconds} s of CPU time`,
  );
  console.log(`  by depth: ${report.levels.map((count) => count.toLocaleString('en')).join(' ')}`);
  console.log(report.violation ? `  VIOLATION: ${traceOf(report)}` : '  no violation');
  if (report.violation) process.exitCode = 1;
}
for (const [fault, bounds] of Object.entries(FAULT_BOUNDS)) {
  const { report, seconds } = measureRun(new Explorer(bounds, fault));
  const trace = report.violation ? traceOf(report) : 'NOT FOUND';
  console.log(
    `Planted fault: ${fault}. ${report.states.toLocaleString('en')} states, ${seconds} s of CPU time. Found: ${trace}`,
  );
  if (!report.violation) process.exitCode = 1;
}

// The vitest reporter of `pnpm laws`.
import { lawsReport } from './laws-report.mjs';

export default class LawsReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: test.fullName,
        state: test.result().state,
        messages: (test.result().errors ?? []).map(({ message }) => message),
      })),
    );
    const errors = [...unhandledErrors, ...modules.flatMap((module) => [...module.errors()])];
    console.log(
      lawsReport(
        tests,
        errors.map(({ stack, message }) => stack ?? message),
      ),
    );
  }
}

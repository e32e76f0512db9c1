// Reads Stryker's report, prints the mutation score of each file, and fails if a score is below 90 %. There is no total,
// because a good file would hide a bad one.
import { readFileSync } from 'node:fs';

const MIN_SCORE_PERCENT = 90;
const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));

const rows = Object.entries(report.files).map(([file, { mutants }]) => {
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const total = killed + count('Survived', 'NoCoverage');
  return { file, killed, all: total, score: total === 0 ? 100 : (100 * killed) / total };
});

if (rows.length === 0) {
  console.error('The report contains no file.');
  process.exit(1);
}
for (const { file, killed, all, score } of rows) {
  const mark = score >= MIN_SCORE_PERCENT ? '✓' : '✗';
  console.log(
    `${mark} ${score.toFixed(1).padStart(5)} %  ${String(killed).padStart(4)} of ${String(all).padEnd(4)}  ${file}`,
  );
}
if (rows.some(({ score }) => score < MIN_SCORE_PERCENT)) {
  console.error(
    `Each file needs ${MIN_SCORE_PERCENT} %. The survivors are in mutation.html, beside the report.`,
  );
  process.exit(1);
}

// Reads Stryker's report, prints the share of planted faults that the tests found in each file, and fails when a file
// is below 90 %. A good file must not hide a bad one, so there is no total.
import { readFileSync } from 'node:fs';

const enough = 90;
const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));

const rows = Object.entries(report.files).map(([file, { mutants }]) => {
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const found = count('Killed', 'Timeout');
  const all = found + count('Survived', 'NoCoverage');
  return { file, found, all, score: all === 0 ? 100 : (100 * found) / all };
});

if (rows.length === 0) {
  console.error('The report holds no file.');
  process.exit(1);
}
for (const { file, found, all, score } of rows) {
  const mark = score >= enough ? '✓' : '✗';
  console.log(
    `${mark} ${score.toFixed(1).padStart(5)} %  ${String(found).padStart(4)} of ${String(all).padEnd(4)}  ${file}`,
  );
}
if (rows.some(({ score }) => score < enough)) {
  console.error(`Each file needs ${enough} %. The survivors are in mutation.html, beside the report.`);
  process.exit(1);
}

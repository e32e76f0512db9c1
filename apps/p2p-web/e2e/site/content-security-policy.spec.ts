/** The built page has a strict policy, and every test notices a violation of that policy. */
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/index.ts';

const policyOf = async (page: Page): Promise<Map<string, string[]>> => {
  const policies = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policies).toHaveCount(1);
  const directives = (await policies.getAttribute('content'))!
    .split(';')
    .map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name, ...values]) => [name!, values]));
};

test('the built page allows only its own scripts and styles, nothing inline, and Trusted Types', async ({
  people,
  site,
}) => {
  const [anna] = await people('Anna');
  const { page } = anna!;
  await anna!.goto();
  const policy = await policyOf(page);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  for (const directive of ['script-src', 'worker-src', 'style-src'])
    expect(policy.get(directive), directive).toEqual(["'self'"]);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy.get('trusted-types')).toEqual(['lit-html', 'default']);
  for (const directiveName of ['base-uri', 'form-action'])
    expect(policy.get(directiveName), directiveName).toEqual(["'none'"]);
  const sources = [...policy.values()].flat();
  expect(sources.filter((value) => /unsafe|\*|nonce|sha\d/.test(value))).toEqual([]);

  // The policy comes before everything it applies to.
  const html = await (await page.request.get(site.url)).text();
  const head = html.slice(html.indexOf('<head>') + '<head>'.length).trimStart();
  expect(head).toMatch(/^<meta http-equiv="Content-Security-Policy"/);
  expect(html).not.toMatch(/<style|<script(?![^>]* src=)|\son\w+=/i);
});

test('violations are refused and reported to every test', async ({ people }) => {
  const [anna] = await people('Anna');
  const { page } = anna!;
  await anna!.goto();
  await page.evaluate(() => {
    const addElement = (
      tag: 'script' | 'style' | 'img',
      setContent: (element: HTMLElement) => void,
    ): void => {
      const element = document.createElement(tag);
      try {
        setContent(element);
        document.body.append(element);
      } catch (error) {
        // Trusted Types throw before anything runs.
        console.error(error);
      }
    };
    addElement('script', (element) => {
      element.textContent = 'window.ran = true';
    });
    addElement('script', (element) => element.setAttribute('src', 'http://third.test/script.js'));
    addElement('img', (element) => element.setAttribute('onerror', 'window.ran = true'));
    addElement('style', (element) => {
      element.textContent = 'body { display: none }';
    });
    addElement('img', (element) => element.setAttribute('src', 'http://third.test/image.png'));
    // A signalling server may be anywhere, so the policy allows this request. The test kit reports it.
    fetch('http://third.test/').catch(() => {});
    setTimeout(() => {
      throw new Error('uncaught');
    });
  });
  const expectedProblems = [
    /inline script|TrustedScript\b/,
    /script\.js|TrustedScriptURL/,
    /event handler|TrustedScript/,
  ];
  for (const expression of [
    ...expectedProblems,
    /inline style/,
    /image\.png/,
    /^a third party: http:\/\/third\.test\/$/,
    /uncaught/,
  ])
    await expect
      .poll(() => anna!.problems.some((problem) => expression.test(problem)), String(expression))
      .toBe(true);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await expect(page.locator('body')).toBeVisible();
  anna!.expectProblems(/./);
});

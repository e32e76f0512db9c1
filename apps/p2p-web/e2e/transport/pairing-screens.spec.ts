/** Pairing two devices without a server, through the screens. */
import { expect, type Person, test } from '../kit/index.ts';

/** Opens a table for two without signalling. */
async function openTable(host: Person): Promise<void> {
  await host.goto('#/new/gouda-gouda');
  await host.field('Your name').fill(host.name);
  await host.button('Open the table').click();
  await host.button('Let somebody in without a server').click();
  await host.button('Create the invitation text').click();
}

test('a guest joins by a first text and an answer; wrong texts are explained', async ({
  people,
  signalling,
}) => {
  await signalling.stop();
  const [host, guest] = await people('Emma', 'Tim');
  host!.expectNetworkErrors();
  guest!.expectNetworkErrors();
  await openTable(host!);
  const firstText = await host!.field('Invitation text').inputValue();

  await guest!.goto('#/pair');
  await guest!.button('Continue').click();
  await expect(guest!.page.locator('cbp-pair').getByRole('alert')).toHaveText('There is no text yet.');
  await guest!.field('Invitation text').fill(`${firstText.slice(0, 60)}${firstText.slice(70)}`);
  await guest!.button('Continue').click();
  await expect(guest!.page.locator('cbp-pair').getByRole('alert')).toHaveText(/missing or has been changed/);
  await guest!.field('Invitation text').fill(firstText);
  await guest!.button('Continue').click();
  await expect(guest!.page.getByRole('img', { name: 'QR code for your answer' })).toBeVisible();
  const answer = await guest!.field('Your answer').inputValue();

  await host!.field('Their answer').fill(firstText);
  await host!.button('Connect').click();
  await expect(host!.page.locator('cbp-pair-host').getByRole('alert')).toHaveText(/host’s invitation text/);
  await host!.field('Their answer').fill(answer);
  await host!.button('Connect').click();
  await expect(host!.page.getByText('Connected. The other player is at your table.').first()).toBeVisible({
    timeout: 30_000,
  });
  await guest!.field('Your name').fill('Tim');
  await guest!.field('Your name').press('Tab');
  await expect(host!.page.getByText('Tim').first()).toBeVisible();
});

test('the first text is a link that leads straight to the answer, on a small Dutch phone', async ({
  people,
  signalling,
}) => {
  await signalling.stop();
  const host = await people.addPerson('Emma');
  host.expectNetworkErrors();
  await openTable(host);
  const phone = await people.addPerson('Tim', { locale: 'nl-NL', viewport: { width: 360, height: 640 } });
  phone.expectNetworkErrors();
  await phone.goto(await host.field('Invitation text').inputValue());
  const answer = await phone.field('Jouw antwoord').inputValue();
  const scrollWidth = await phone.page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth).toBeLessThanOrEqual(360);
  await host.field('Their answer').fill(answer);
  await host.button('Connect').click();
  await expect(phone.field('Je naam')).toBeVisible();
});

test('a guest joins a running game from the start page without a server', async ({ people, signalling }) => {
  test.setTimeout(240_000);
  await signalling.stop();
  const [host, guest] = (await people('Emma', 'Tim')) as [Person, Person];
  host.expectNetworkErrors();
  guest.expectNetworkErrors();
  await host.goto('#/');
  await host.link('Connect two devices without a server').click();
  await host.link('New table: Gouda! Gouda!').click();
  await host.field('Your name').fill('Emma');
  await host.button('Open the table').click();
  await host.button('Fill open seats with bots').click();
  await host.button('Start the game').click();
  await expect(host.page.locator('cb-gouda-gouda')).toBeVisible({ timeout: 60_000 });

  await host.goto('#/');
  await host.link('Connect two devices without a server').click();
  await host.link(/^Let somebody in: Gouda! Gouda!/).click();
  await host.button('Create the invitation text').click();
  const firstText = await host.field('Invitation text').inputValue();
  await guest.goto('#/');
  await guest.link('Connect two devices without a server').click();
  await guest.field('Invitation text').fill(firstText);
  await guest.button('Continue').click();
  await host.field('Their answer').fill(await guest.field('Your answer').inputValue());
  await host.button('Connect').click();
  await expect(host.page.getByText('Connected. The other player is at your table.').first()).toBeVisible({
    timeout: 60_000,
  });
  await host.button('Go to the table').click();
  await guest.field('Your name').fill('Tim');
  await guest.button('Join and watch').click();
  await expect(guest.page.locator('cb-gouda-gouda')).toBeVisible({ timeout: 60_000 });
  await expect(host.page.locator('cb-gouda-gouda')).toBeVisible();
});

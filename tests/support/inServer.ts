import type { BrowserContext, Page } from 'playwright';

/**
 * Runs in the worker of the server inside the browser before the server starts, at each load of the page: the init scripts
 * of a page do not reach its workers. What was given before runs no more.
 */
export async function inServer<Argument>(
  page: Pick<Page | BrowserContext, 'route'>,
  run: (argument: Argument) => void,
  argument: Argument,
): Promise<void> {
  await page.route(/\/assets\/server\.worker-[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      contentType: 'text/javascript',
      body: `(${run})(${JSON.stringify(argument)});${await response.text()}`,
    });
  });
}

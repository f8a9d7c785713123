// What axe-core finds on a page.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What is wrong, in a form that says where; by all rules, or by those that are named.
 *
 * It is found out on the page itself. Otherwise a second page is opened to put together what the frames have, of which
 * the app has none; and every node that is as it should be is described too, which nobody reads.
 */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (page.frames().length !== 1) {
    throw new Error('the page has frames, which are not looked into');
  }
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} – ${node.failureSummary} – ${node.html}`));
}

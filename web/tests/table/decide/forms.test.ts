// @vitest-environment jsdom
/** Every form of a decision, of real games, in the panel: each spot is picked. For the thorough run. */

import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { decision, FORMS, sent, sit, sitFresh } from '../../fixtures/panel';

sitFresh();

describe.each(FORMS)('$shows', ({ legal, actions, view }) => {
  it('is shown in words, every spot can be picked, and something legal is sent', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await sit(legal, view);
    for (const spot of decision.targets) {
      decision.cancel();
      decision.pick(spot);
      await tick();
      expect(document.body.textContent).not.toMatch(
        /\b(decide|go|lock|warning|blocked|illegal|count|amount|hint)-[a-z]/,
      );
    }
    for (const { at } of legal.blocked) {
      if (decision.targets.has(at)) expect(decision.reason(at)).toBeNull();
      else expect(decision.reason(at), at).toMatch(/^(?!The rules)[A-Z].*[a-z0-9]\.$/);
    }
    decision.cancel();
    const some = actions[Math.floor(actions.length / 2)] ?? 0;
    decision.takeAction(some);
    await tick();
    expect(decision.drafting.action).toBe(some);
    document.querySelector<HTMLButtonElement>('[data-do=confirm]')!.click();
    expect(sent().at(-1)).toMatchObject({ type: 'act', seq: 1, action: some });
    expect(warned).not.toHaveBeenCalled();
  });
});

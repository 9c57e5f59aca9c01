/** Whether the user has clicked or pressed a key in this page: only then it may make a sound. */

export const activation = { happened: false };

for (const type of ['pointerdown', 'keydown'] as const) {
  addEventListener(type, () => (activation.happened = true), { capture: true, once: true });
}

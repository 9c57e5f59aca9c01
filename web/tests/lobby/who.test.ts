// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import NewTable from '../../src/lobby/NewTable.svelte';
import Who from '../../src/lobby/Who.svelte';
import { session } from '../../src/net/session.svelte';

const field = (): HTMLInputElement => screen.getAllByRole<HTMLInputElement>('textbox')[0]!;
const type = (text: string): void => {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
};
beforeEach(() => session.is({ name: '', face: '' }));
afterEach(cleanup);

describe.each([['the start page', Who], ['a new table', NewTable]])('the name on %s', (_, Page) => {
  it('is filled in when it is known', () => {
    render(Page);
    expect(field().value).toBe('');
    session.name = 'Mei';
    flushSync();
    expect(field().value).toBe('Mei');
  });

  it('stays as somebody has typed it', () => {
    render(Page);
    type('Be');
    session.name = 'Mei';
    flushSync();
    expect(field().value).toBe('Be');
  });
});

/** How the user likes the page: kept in this browser at once, and on the server for their other devices.
 *
 * Colours and language are kept where they are used (look/theme, i18n); here they travel with the rest.
 */

import { choosePermanently, chosenLanguage } from '../i18n/index.svelte';
import { theme } from '../look/theme.svelte';
import { api } from '../net/api';
import { site } from '../net/site';
import { onDevice } from '../net/stored';
import type { UserSettings } from '../net/types';

const STORAGE_KEY = 'keyflower-settings';
/** When something was changed here that the server does not have yet. */
const UNSENT = 'keyflower-settings-unsent';
/** Where "Names on tiles" was kept before there were settings. */
const NAMES = 'keyflower-names';
/** A slider changes many times in a row. */
const SEND_AFTER_MS = 500;

export const MOTIONS = ['system', 'full', 'reduced'] as const;
export const SPEEDS = ['instant', 'fast', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];
export const BOARD_SIZES = ['small', 'normal', 'large'] as const;
export const TEXT_SIZES = [90, 100, 115, 130] as const;

const FLAGS = ['sound', 'vibration', 'confirm', 'autoPass', 'autoSingle', 'names'] as const;
const LISTS = { motion: MOTIONS, speed: SPEEDS, boardSize: BOARD_SIZES, textSize: TEXT_SIZES };
const KEYS = [...FLAGS, 'volume', ...(Object.keys(LISTS) as (keyof typeof LISTS)[])] as const;

/** What is kept here; the server has the same under names_like_this (wire.UserSettings). */
export type LocalSettings = Pick<Settings, (typeof KEYS)[number]>;
export type Values = LocalSettings & { theme: (typeof theme)['choice']; language: string };

const wireName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function valid(key: keyof LocalSettings, value: unknown): boolean {
  if (key === 'volume') return typeof value === 'number' && value >= 0 && value <= 1;
  return key in LISTS
    ? (LISTS[key as keyof typeof LISTS] as readonly unknown[]).includes(value)
    : typeof value === 'boolean';
}

/** What of a stored or received object can be used. */
function read(found: unknown): Partial<LocalSettings> {
  const object = (typeof found === 'object' && found !== null ? found : {}) as Record<string, unknown>;
  const pairs = KEYS.map((key) => [key, object[wireName(key)]] as const);
  return Object.fromEntries(pairs.filter(([key, value]) => valid(key, value)));
}

function stored(): Record<string, unknown> | null {
  try {
    return JSON.parse(onDevice.getItem(STORAGE_KEY) ?? 'null') as Record<string, unknown> | null;
  } catch {
    return null;
  }
}

class Settings {
  sound = $state(true);
  volume = $state(0.6);
  vibration = $state(true);
  motion = $state<(typeof MOTIONS)[number]>('system');
  /** How fast others' moves are shown. */
  speed = $state<Speed>('normal');
  /** Ask before something that can't be taken back. */
  confirm = $state(true);
  /** Pass by itself where nothing else is possible. */
  autoPass = $state(true);
  /** Make the only possible choice by itself. */
  autoSingle = $state(true);
  boardSize = $state<(typeof BOARD_SIZES)[number]>('normal');
  textSize = $state<(typeof TEXT_SIZES)[number]>(100);
  /** Names on tiles. */
  names = $state(false);
  /** What holds until the user changes it. */
  readonly #usual = Object.fromEntries(KEYS.map((key) => [key, this[key]]));

  #systemReduces = $state(false);
  /** Nothing flies or slides. */
  readonly reduced: boolean = $derived(this.motion === 'system' ? this.#systemReduces : this.motion === 'reduced');
  /** How large tiles are, compared with what fits best. */
  readonly boardScale: number = $derived({ small: 0.85, normal: 1, large: 1.15 }[this.boardSize]);

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const system = matchMedia('(prefers-reduced-motion: reduce)');
    this.#systemReduces = system.matches;
    system.addEventListener('change', (event) => {
      this.#systemReduces = event.matches;
      this.#show();
    });
    this.#load();
    addEventListener('storage', ({ key }) => {
      if (key === STORAGE_KEY) this.#load(); // changed in another tab
    });
    addEventListener('online', () => void this.#send());
  }

  get theme(): Values['theme'] {
    return theme.choice;
  }

  change(values: Partial<Values>): void {
    if (values.language) void choosePermanently(values.language); // the address may have asked for another one
    this.#apply(values);
    onDevice.setItem(UNSENT, String(Date.now()));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), SEND_AFTER_MS);
  }

  /** Exchange settings with the server: the later change wins. */
  async synchronise(): Promise<void> {
    if (onDevice.getItem(UNSENT) !== null) await this.#send();
    else await this.#fetch();
  }

  /** Another user has this browser now: their settings count. */
  async takeOver(): Promise<void> {
    onDevice.removeItem(UNSENT);
    await this.#fetch();
  }

  async #fetch(): Promise<void> {
    const found = site?.server ? null : await api.settings().catch(() => null);
    if (found && onDevice.getItem(UNSENT) === null) this.#take(found);
  }

  async #send(): Promise<void> {
    const changed = onDevice.getItem(UNSENT);
    if (changed === null || site?.server) return; // the server's page sends it
    const age = Math.max(0, (Date.now() - Number(changed)) / 1000) || 0;
    try {
      const found = await api.keepSettings(this.#values(), age);
      if (onDevice.getItem(UNSENT) !== changed) return; // changed again: that is on its way
      onDevice.removeItem(UNSENT);
      if (found) this.#take(found);
    } catch {
      // Kept here: the next change or visit sends it.
    }
  }

  #take(found: UserSettings): void {
    const { theme: colours, language } = found;
    this.#apply({ ...read(found), theme: colours, language });
  }

  #apply({ theme: colours, language, ...kept }: Partial<Values>): void {
    Object.assign(this, kept);
    if (colours !== undefined && colours !== theme.choice) theme.choose(colours);
    if (language && language !== chosenLanguage()) void choosePermanently(language);
    onDevice.setItem(STORAGE_KEY, JSON.stringify(this.#values()));
    this.#show();
  }

  #values(): UserSettings {
    const kept = Object.fromEntries(KEYS.map((key) => [wireName(key), this[key]]));
    return { ...kept, theme: theme.choice, language: chosenLanguage() } as unknown as UserSettings;
  }

  #load(): void {
    const names = onDevice.getItem(NAMES) === 'yes';
    Object.assign(this, { ...this.#usual, names, ...read(stored()) });
    this.#show();
  }

  #show(): void {
    const { dataset, style } = document.documentElement;
    dataset.motion = this.reduced ? 'reduced' : 'full';
    style.setProperty('--text-scale', String(this.textSize / 100));
  }
}

export const settings = new Settings();

/** Messages of one language: Fluent with our conventions for names, numbers and pictures in sentences. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { direction } from './choose';

/** An argument that is not text but something to be drawn: `piece` says what. */
export interface Drawn {
  piece: string;
  [more: string]: unknown;
}

export type Argument = string | number | Drawn;
export type Arguments = Record<string, Argument>;
export type Part = string | Drawn;

const OPEN_MARK = '\uE000';
const CLOSE_MARK = '\uE001';
const RTL_LETTER = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const LTR_LETTER = /[A-Za-z\u00C0-\u024F\u0370-\u052F]/;

/** With "and", with "or", or with commas alone. */
export type Joined = 'conjunction' | 'disjunction' | 'unit';

export class Words {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Made once, as the lists are: a board shows a hundred numbers. */
  readonly numbers: Intl.NumberFormat;
  readonly lists: Record<Joined, Intl.ListFormat>;
  readonly #bundle: FluentBundle;

  constructor(language: string, ...sources: string[]) {
    this.language = language;
    this.direction = direction(language);
    this.numbers = new Intl.NumberFormat(language);
    const lists = (type: Joined): Intl.ListFormat => new Intl.ListFormat(language, { type });
    this.lists = { conjunction: lists('conjunction'), disjunction: lists('disjunction'), unit: lists('unit') };
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const errors = this.#bundle.addResource(new FluentResource(source));
      for (const error of errors) console.warn(`locale ${language}: ${error.message}`);
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message as text; a missing message shows its id. */
  text(id: string, args: Arguments = {}): string {
    const parts = this.parts(id, args);
    return parts.map((part) => (typeof part === 'string' ? part : '')).join('');
  }

  /** A message as text and things to be drawn, in the order of the language. */
  parts(id: string, args: Arguments = {}): Part[] {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return [id];
    const given: Record<string, FluentVariable> = {};
    const drawn: Drawn[] = [];
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === 'object') {
        given[name] = OPEN_MARK + drawn.length + CLOSE_MARK;
        drawn.push(value);
      } else {
        given[name] = typeof value === 'string' ? this.#isolated(value) : value;
      }
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, given, errors);
    for (const error of errors) console.warn(`message ${id}: ${error.message}`);
    const out: Part[] = [];
    for (const piece of text.split(OPEN_MARK)) {
      const end = piece.indexOf(CLOSE_MARK);
      const thing = end < 0 ? undefined : drawn[Number(piece.slice(0, end))];
      if (thing) out.push(thing);
      const rest = piece.slice(end + 1);
      if (rest) out.push(rest);
    }
    return out;
  }

  /** A name in letters of the other direction must not turn the sentence around it. Ids such as
   * `red` are left alone: messages choose by them. */
  #isolated(text: string): string {
    if (/^[a-z_-]+$/.test(text)) return text;
    const foreign = this.direction === 'rtl' ? LTR_LETTER : RTL_LETTER;
    return foreign.test(text) ? `\u2068${text}\u2069` : text;
  }
}

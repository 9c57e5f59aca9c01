/** Searching in texts as people type them: without case and accents, in every script of the page. */

/** Letters that readers consider the same although Unicode distinguishes them. */
const SAME_LETTERS: Record<string, string> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ة: 'ه',
  ς: 'σ',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ı: 'i',
  '’': "'",
  'ʼ': "'",
  '‘': "'",
};
/** Accents, the half-space of Persian, marks of direction, soft hyphens, the stretched line. */
const UNSEEN = /[\p{M}\u200b-\u200f\u2066-\u2069\u00ad\u0640]/u;
const DIGIT_ZEROS = [0x06f0, 0x0660];

function letter(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const zero = DIGIT_ZEROS.find((first) => code >= first && code <= first + 9);
  if (zero !== undefined) return String(code - zero);
  return UNSEEN.test(char) ? '' : (SAME_LETTERS[char] ?? char);
}

/** A text as it is compared; `from[i]` is where its i-th unit stands in the original. */
export interface Folded {
  text: string;
  from: number[];
}

export function fold(original: string): Folded {
  let text = '';
  const from: number[] = [];
  let at = 0;
  for (const char of original) {
    for (const part of char.normalize('NFKD').toLowerCase()) {
      const plain = letter(part);
      for (let i = 0; i < plain.length; i++) from.push(at);
      text += plain;
    }
    at += char.length;
  }
  from.push(original.length);
  return { text, from };
}

/** What is looked for: every word must be there, in any order. */
export function wordsOf(query: string): string[] {
  const words = fold(query).text.split(/\s+/).map((word) => word.replace(/^\p{P}+|\p{P}+$/gu, ''));
  return [...new Set(words.filter(Boolean))];
}

/** `b4` is a rule: it does not match b41 or ab4. */
const RULE = /^[a-z]\d{1,2}$/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Where a word stands in a folded text. */
function places(text: string, word: string): number[] {
  const whole = RULE.test(word);
  const out: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const beside = (text[at - 1] ?? '') + (text[at + word.length] ?? '');
    if (!whole || !LETTER_OR_DIGIT.test(beside)) out.push(at);
  }
  return out;
}

/** Whether each word stands somewhere in these texts. */
export const fits = (texts: readonly Folded[], words: readonly string[]): boolean =>
  words.every((word) => texts.some(({ text }) => places(text, word).length > 0));

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut into what was looked for and what stands between. */
export function pieces(original: string, words: readonly string[]): Piece[] {
  if (!words.length || !original) return original ? [{ text: original, hit: false }] : [];
  const { text, from } = fold(original);
  const hit = new Uint8Array(original.length);
  for (const word of words) {
    for (const at of places(text, word)) hit.fill(1, from[at], from[at + word.length]);
  }
  const out: Piece[] = [];
  for (let i = 0, start = 0; i < original.length; i++) {
    if (i + 1 < original.length && hit[i + 1] === hit[i]) continue;
    out.push({ text: original.slice(start, i + 1), hit: hit[i] === 1 });
    start = i + 1;
  }
  return out;
}

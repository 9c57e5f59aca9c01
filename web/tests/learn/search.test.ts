import { describe, expect, it } from 'vitest';
import { fits, fold, pieces, wordsOf } from '../../src/learn/rules/search';

const found = (text: string, query: string): boolean => fits([fold(text)], wordsOf(query));
const hits = (text: string, query: string): string[] =>
  pieces(text, wordsOf(query)).filter(({ hit }) => hit).map((piece) => piece.text);

describe('searching', () => {
  it.each([
    ['The winning bid stays', 'WINNING'],
    ['Ορυχείο και πλακίδιο', 'πλακιδιο'],
    ['πλακιδιο', 'πλακίδιο'],
    ['ΕΡΓΆΤΗΣ', 'εργατης'],
    ['εργάτης', 'ΕΡΓΑΤΗΣ'],
    ['Plăcuță la licitație', 'placuta licitatie'],
    ['o plăcuţă cu sedilă', 'plăcuță'],
    ['Écurie, bûcheron, maçon', 'ecurie macon'],
    ['le cœur du village', 'coeur'],
    ['l’enchère', "l'enchere"],
    ['دست‌فروش یک کارگر زرد می‌گیرد', 'دستفروش'],
    ['دست‌فروش', 'دست فروش'],
    ['کاشی‌های روستا', 'كاشي'],
    ['آبجوفروشی', 'ابجو'],
    ['۲۴ آهن', '24'],
    ['24 iron', '۲۴'],
    ['競標板塊的顏色', '板塊'],
    ['顏色，競標', '競標 顏色'],
    ['規則 Ｂ４', 'b4'],
    ['Losing bids move whole', 'whole losing'],
  ])('%j has %j', (text, query) => {
    expect(found(text, query)).toBe(true);
  });

  it.each([
    ['The winning bid stays', 'losing'],
    ['Losing bids', 'losing tiles'],
    ['the rule U10', 'u1'],
    ['the rules U1 and U11', 'u10'],
    ['板塊', '工人'],
  ])('%j has no %j', (text, query) => {
    expect(found(text, query)).toBe(false);
  });

  it('finds rules by their number alone', () => {
    expect(found('as the payment of a converter (U7).', '(u7)')).toBe(true);
    expect(hits('U1, U10 and (U1)', 'u1')).toEqual(['U1', 'U1']);
  });

  it('looks in several texts at once', () => {
    expect(fits([fold('B4'), fold('A winning bid')], wordsOf('bid b4'))).toBe(true);
  });

  it('takes signs around words for nothing', () => {
    expect(wordsOf('  “gold”,  (B4)! gold ')).toEqual(['gold', 'b4']);
    expect(wordsOf(' … ')).toEqual([]);
  });

  it('marks what was found as it is written', () => {
    expect(hits('Le Bûcheron, un bucheron', 'bucheron')).toEqual(['Bûcheron', 'bucheron']);
    expect(hits('Πλακίδιο', 'ΠΛΑΚ')).toEqual(['Πλακ']);
    expect(hits('دست‌فروش', 'دستفروش')).toEqual(['دست‌فروش']);
    expect(hits('cœur', 'coeur')).toEqual(['cœur']);
    expect(hits('競標板塊', '板')).toEqual(['板']);
    expect(hits('golden gold', 'gold old')).toEqual(['gold', 'gold']);
  });

  it('loses nothing between', () => {
    for (const text of ['', 'a', 'Écurie, étable', 'دست‌فروش ۲', 'e\u0301te\u0301', '競標 B4']) {
      for (const query of ['', 'e', 'ete', 'b4', '۲', '標']) {
        expect(pieces(text, wordsOf(query)).map((piece) => piece.text).join('')).toBe(text);
      }
    }
  });
});

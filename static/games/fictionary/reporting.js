/** What can be said to be wrong with a round: its word, what it means, how it is said, and the definitions that bots put in. */

/**
 * @param {{seat: (seat: number) => object}} p
 * @param {{word: {id: string, word: string, said: string|null}, cards: {text: string, by: number[], real: boolean}[]}} round
 * @returns {import('../../kit/report.js').Group}
 */
export function wrongIn(p, { word, cards }) {
  const isBot = seat => Boolean(p.seat(seat)?.bot || p.seat(seat)?.cover);
  const fakes = cards.filter(card => !card.real && card.by.some(isBot));
  return {
    name: word.word,
    things: [
      { kind: 'word', item: word.id, words: 'This word should not be in the game' },
      { kind: 'definition', item: word.id, words: 'The real definition is wrong, or badly put' },
      word.said ? { kind: 'pronunciation', item: word.id, words: 'That is not how it is said' } : false,
      ...fakes.map(card => ({ kind: 'fake', item: card.text, words: `A bot should not write “${card.text}”` })),
    ],
  };
}

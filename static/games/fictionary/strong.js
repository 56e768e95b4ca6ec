/** Language to ask about before it is sent: pure. Nothing is ever refused for it. */

// Only words without an innocent sense: a definition may need the rooster, the female dog or the bundle of sticks
// (and a birdwatcher's word for what a bird is known by, jizz).
const STRONG = /\b(?:(?:mother)?fuck\w*|(?:bull|horse|dip)?shit(?:s|ty|ter|head\w*|ting|faced?)?|cunts?|twats?|wank(?:s|er|ers|ing)?|ass ?holes?|arse ?holes?|sluts?|slutty|nigg(?:er|ers|a|as)|kikes?|wogs?|gooks?|cum ?shots?|blow ?jobs?|dildos?)\b/iu;

/**
 * @param {string} text
 * @returns {boolean} whether somebody could mind it
 */
export function isStrong(text) {
  return STRONG.test(text);
}

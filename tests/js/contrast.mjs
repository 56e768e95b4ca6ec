/** How well two colours tell apart, by WCAG; and the colours a stylesheet of tokens sets. */

/** The two values, light and dark, of a token written in hex. @param {string} css @param {string} name @returns {[string, string]} */
export function token(css, name) {
  const value = css.match(new RegExp(`--${name}: ([^;]+);`))[1];
  const [light, dark = light] = value.match(/#[0-9a-f]{6}/g);
  return [light, dark];
}

/** @param {string} a @param {string} b both #rrggbb @returns {number} 1 to 21 */
export function contrast(a, b) {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex) {
  const parts = [1, 3, 5].map(i => parseInt(hex.slice(i, i + 2), 16) / 255);
  const [r, g, b] = parts.map(v => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

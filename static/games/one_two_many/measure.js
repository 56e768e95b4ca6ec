/** The width of a text in the display face, at size 1: what `fit` asks for. Measured again once the face has arrived. */
import { useEffect, useState } from '../../kit/html.js';

const FACE = "'Space Grotesk', 'Grotesk fallback', 'Helvetica Neue', Arial, sans-serif";
const AT = 100;
let pen;

/** @param {string} text @returns {number} */
export function measure(text) {
  pen ??= document.createElement('canvas').getContext('2d');
  pen.font = `600 ${AT}px ${FACE}`;
  return pen.measureText(text).width / AT;
}

/** Draws the caller again when the face is there, since words are then as wide as they will be. */
export function useFace() {
  const [, setReady] = useState(false);
  useEffect(() => {
    document.fonts.load(`600 ${AT}px 'Space Grotesk'`).then(() => setReady(true), () => {});
  }, []);
}

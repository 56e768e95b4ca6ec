/** The one door to the vendored libraries: everything else imports them from here. */

import htm from '../vendor/htm.js';
import { createElement } from '../vendor/preact.js';

export { Fragment, render } from '../vendor/preact.js';
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from '../vendor/preact_hooks.js';
export { io } from '../vendor/socket_io.js';

/** A tree from a template: html`<p class="say">${sentence}</p>`. */
export const html = htm.bind(createElement);

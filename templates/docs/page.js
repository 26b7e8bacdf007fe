// Runs in the reader's browser, before Redoc starts. Plain JavaScript: it goes into the page as it stands.
(() => {
  // Redoc makes workers for its search by compiling text, which the page's policy forbids; without workers it searches by itself.
  Reflect.deleteProperty(globalThis, 'Worker');

  /** Redoc keeps the position of its switch under this key. It looks at the system once. */
  const COLOR_MODE = 'redoc.colorMode';
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', () => {
    const isDark = document.documentElement.classList.contains('dark');
    if (localStorage.getItem(COLOR_MODE) !== null || isDark === dark.matches) return;
    document.querySelector('[data-testid="color-mode-switcher"]')?.click();
    localStorage.removeItem(COLOR_MODE);
  });

  /** Redoc takes every change of the address for one of its pages. */
  document.querySelector('.skip-link')?.addEventListener('click', (event) => {
    event.preventDefault();
    const content = document.querySelector('main');
    content?.setAttribute('tabindex', '-1');
    content?.focus();
  });

  /** Entries of the generated tables, by the beginning of their anchor, and the page that holds them. */
  const PAGES = { 'not-shown/': '#/what-is-not-shown', 'requirement/': '#/requirements' };

  const pageOf = (anchor) => {
    const start = Object.keys(PAGES).find((prefix) => anchor.startsWith(prefix));
    return start === undefined ? undefined : PAGES[start];
  };

  const anchorOf = (hash) => {
    const written = hash.replace(/^#/, '');
    try {
      return decodeURIComponent(written);
    } catch {
      return written;
    }
  };

  /** Stops the landing under way. */
  let landing;

  /** Redoc renders a page when it is opened, and scrolls to its top; the row has to win over that. */
  function land(anchor) {
    let marked;
    let left = 40;
    landing?.abort();
    const stop = new AbortController();
    landing = stop;
    for (const kind of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
      addEventListener(kind, () => stop.abort(), { signal: stop.signal, capture: true });
    }
    const look = () => {
      if (stop.signal.aborted || left-- === 0) return stop.abort();
      const row = document.getElementById(anchor)?.closest('tr');
      if (row && row !== marked) {
        for (const other of document.querySelectorAll('tr.landed')) other.classList.remove('landed');
        row.classList.add('landed');
        marked = row;
      }
      const box = row?.getBoundingClientRect();
      if (box && (box.top < 0 || box.top > innerHeight * 0.5)) row.scrollIntoView({ block: 'center' });
      setTimeout(look, 50);
    };
    look();
  }

  const first = anchorOf(location.hash);
  if (pageOf(first)) {
    history.replaceState(history.state, '', pageOf(first));
    land(first);
  }

  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
      const anchor = link ? anchorOf(link.getAttribute('href')) : '';
      if (anchor.startsWith('download/')) return fill(link);
      const page = pageOf(anchor);
      if (page === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      location.hash = page;
      land(anchor);
    },
    true,
  );

  /** Typed or pasted into the address bar of the open page. */
  addEventListener('hashchange', () => {
    const anchor = anchorOf(location.hash);
    const page = pageOf(anchor);
    if (page === undefined) {
      // Gone elsewhere, and not to the page that a landing has just asked for: do not be drawn back.
      if (!Object.values(PAGES).includes(location.hash)) landing?.abort();
      return;
    }
    location.replace(page);
    land(anchor);
  });

  /** Puts the file behind its link just before the browser follows it. */
  function fill(link) {
    const name = link.getAttribute('download');
    const store = document.querySelector(`script[data-download="${CSS.escape(name)}"]`);
    if (store === null) return;
    const blob = new Blob([JSON.parse(store.textContent)], { type: 'application/octet-stream' });
    const url = URL.createObjectURL(blob);
    link.href = url;
    setTimeout(() => {
      link.setAttribute('href', `#download/${name}`);
      URL.revokeObjectURL(url);
    }, 10_000);
  }

  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = event.target;
    if (at instanceof Element && at.closest('input, textarea, select, [contenteditable]')) return;
    const trigger = document.querySelector('[data-testid="search-trigger"]');
    if (trigger === null) return;
    event.preventDefault();
    (trigger.firstElementChild ?? trigger).click();
  });

  /** While nothing is chosen in the list of hits, Enter goes to the first. */
  addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing || !(event.target instanceof HTMLInputElement)) return;
    const hit = event.target.closest('[data-testid="search-dialog"]')?.querySelector('a[href]');
    if (!hit) return;
    event.preventDefault();
    hit.click();
  });

  /** Kinds of text in the code of guides, in shell, JSON and TypeScript. */
  const TOKENS = {
    comment: /(?<!\S)(?:\/\/|#).*/,
    string: /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/,
    keyword: /\b(?:await|const|export|from|import|new)\b/,
    boolean: /\b(?:true|false|null)\b/,
  };

  /** Redoc colors its own samples only. Ranges leave the elements, which React replaces, as they are. */
  function colorCode() {
    const kinds = Object.keys(TOKENS);
    const found = kinds.map(() => new Highlight());
    // The kind that comes first in a line wins: a string may hold what looks like a comment.
    const any = new RegExp(kinds.map((kind) => `(${TOKENS[kind].source})`).join('|'), 'g');
    for (const { firstChild: text } of document.querySelectorAll('pre[data-language]')) {
      if (!(text instanceof Text)) continue;
      for (const match of text.data.matchAll(any)) {
        const range = { startContainer: text, startOffset: match.index };
        const end = { endContainer: text, endOffset: match.index + match[0].length };
        found[match.slice(1).findIndex((one) => one !== undefined)].add(
          new StaticRange({ ...range, ...end }),
        );
      }
    }
    for (const [index, kind] of kinds.entries()) CSS.highlights.set(`code-${kind}`, found[index]);
  }

  if ('highlights' in CSS) {
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(colorCode);
    };
    new MutationObserver(later).observe(document.body, { childList: true, subtree: true });
    later();
  }
})();

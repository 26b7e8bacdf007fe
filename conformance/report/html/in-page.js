// Runs in the reader's browser. Plain JavaScript: it goes into the page as it stands. Nothing here is needed to read the page.
(() => {
  const filter = document.getElementById('filter');
  const fields = Object.fromEntries(
    [...filter.querySelectorAll('[name]')].map((field) => [field.getAttribute('name'), field]),
  );
  const shown = document.getElementById('shown');
  const nothing = document.getElementById('nothing');
  const groups = [...document.querySelectorAll('details.operation')].map((details) => ({
    details,
    operation: details.dataset.operation,
    rows: [...details.querySelectorAll('tbody tr')].map((row) => ({ row, ...row.dataset })),
  }));

  /** Its text in lower case, read when it is first asked for. */
  const textOf = (entry) => {
    entry.text ??= entry.row.textContent.toLowerCase();
    return entry.text;
  };

  function apply() {
    const words = fields.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const { status, operation, evidence } = fields;
    const active = words.length > 0 || [status, operation, evidence].some(({ value }) => value !== '');
    let count = 0;
    for (const group of groups) {
      const asked = operation.value === '' || operation.value === group.operation;
      let found = 0;
      for (const entry of group.rows) {
        const fits =
          asked &&
          (status.value === '' || status.value === entry.status) &&
          (evidence.value === '' || evidence.value === entry.evidence) &&
          words.every((word) => textOf(entry).includes(word));
        if (entry.row.hidden === fits) entry.row.hidden = !fits;
        if (fits) found++;
      }
      group.details.hidden = found === 0;
      group.details.open = active && found > 0;
      count += found;
    }
    nothing.hidden = count > 0;
    shown.textContent = `${count.toLocaleString('en')} ${count === 1 ? 'requirement' : 'requirements'}`;
  }

  filter.hidden = false;
  filter.addEventListener('input', apply);
  fields.clear.addEventListener('click', () => {
    for (const name of ['search', 'status', 'operation', 'evidence']) fields[name].value = '';
    apply();
    fields.search.focus();
  });
  for (const link of document.querySelectorAll('table.counts a')) {
    link.addEventListener('click', () => {
      for (const name of ['search', 'evidence']) fields[name].value = '';
      fields.status.value = link.dataset.status;
      fields.operation.value = link.dataset.operation;
      apply();
    });
  }
  // A browser keeps what was chosen when a page is loaded again.
  addEventListener('pageshow', apply);

  for (const button of document.querySelectorAll('button.copy')) {
    button.hidden = false;
    button.addEventListener('click', async () => {
      const box = button.parentElement.querySelector('pre');
      try {
        await navigator.clipboard.writeText(box.textContent);
        button.textContent = 'Copied';
      } catch {
        getSelection().selectAllChildren(box);
        button.textContent = 'Selected';
      }
      setTimeout(() => {
        button.textContent = 'Copy';
      }, 2000);
    });
  }

  // A long answer is shown from a little above what is wrong with it.
  for (const box of document.querySelectorAll('pre:has(mark)')) {
    const mark = box.querySelector('mark');
    box.scrollTop = mark.getBoundingClientRect().top - box.getBoundingClientRect().top - 120;
  }

  // The target of a link may be folded.
  const unfold = () => {
    const target = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
    for (let at = target?.closest('details'); at; at = at.parentElement.closest('details')) at.open = true;
    target?.scrollIntoView({ block: 'center' });
  };
  addEventListener('hashchange', unfold);
  if (location.hash !== '') unfold();
})();

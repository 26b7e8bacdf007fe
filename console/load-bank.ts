import type { OpenPageBank } from './bank.ts';

/** Runs the bundle with the bank, which stands in the page as text. */
export function loadBank(): OpenPageBank {
  const holder = globalThis as { openBankOfConsole?: OpenPageBank };
  if (holder.openBankOfConsole === undefined) {
    const script = document.createElement('script');
    script.textContent = document.querySelector('script#console-bank')?.textContent ?? '';
    document.head.append(script);
    script.remove();
  }
  if (holder.openBankOfConsole === undefined) throw new Error('The bank is not in this page.');
  return holder.openBankOfConsole;
}

/**
 * Where Redoc shows an operation. `scripts/pipeline/docs/console/place-markers.ts` puts an empty marker in front of its description; Redoc renders and
 * removes it as its reader moves, and never looks into it.
 */
export function watchPlaces(onPlace: (marker: HTMLElement, operation: string) => void): () => void {
  const look = () => {
    for (const marker of document.querySelectorAll<HTMLElement>('.console-place[data-operation]'))
      if (marker.childElementCount === 0) onPlace(marker, marker.dataset.operation ?? '');
  };
  let waiting = false;
  const observer = new MutationObserver(() => {
    if (waiting) return;
    waiting = true;
    // Redoc renders in several steps.
    requestAnimationFrame(() => {
      waiting = false;
      look();
    });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

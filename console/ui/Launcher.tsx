import { PlayIcon } from './icons.tsx';
import { useSession } from './use-session.ts';

/** The button that is always there. */
export function Launcher() {
  const session = useSession();
  return (
    <button
      type="button"
      class="launcher"
      aria-haspopup="dialog"
      aria-expanded={session.view.open}
      hidden={session.view.open}
      onClick={() => session.open()}
    >
      <PlayIcon /> Console
    </button>
  );
}

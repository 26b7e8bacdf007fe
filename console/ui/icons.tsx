import type { ComponentChildren, JSX } from 'preact';

function Icon({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <svg
      viewBox="0 0 16 16"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const CrossIcon = () => (
  <Icon>
    <path d="M4 4l8 8M12 4l-8 8" />
  </Icon>
);

export const PlusIcon = () => (
  <Icon>
    <path d="M8 3v10M3 8h10" />
  </Icon>
);

export const PlayIcon = () => (
  <Icon>
    <path d="M5 3.2v9.6l7.6-4.8z" fill="currentColor" />
  </Icon>
);

export const CopyIcon = () => (
  <Icon>
    <path d="M6 6V3.5A1.5 1.5 0 0 1 7.5 2h5A1.5 1.5 0 0 1 14 3.5v5a1.5 1.5 0 0 1-1.5 1.5H10M3.5 6h5A1.5 1.5 0 0 1 10 7.5v5A1.5 1.5 0 0 1 8.5 14h-5A1.5 1.5 0 0 1 2 12.5v-5A1.5 1.5 0 0 1 3.5 6z" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="M3 8.5l3.2 3.2L13 5" />
  </Icon>
);

export const WarningIcon = () => (
  <Icon>
    <path d="M8 2.2l6.3 11.3H1.7zM8 6.5v3.2M8 11.7v.1" />
  </Icon>
);

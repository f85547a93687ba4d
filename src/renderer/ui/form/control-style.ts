/** Classes of a text-like control. Its outline is an inset ring, so a thicker ring (focus, error) moves nothing. */
export const controlStyle = [
  'w-full min-w-0 rounded-s bg-surface text-input text-ink',
  'inset-ring inset-ring-edge transition-[box-shadow]',
  'hover:inset-ring-ink-2 focus-visible:inset-ring-[1.5px] focus-visible:inset-ring-plum focus-visible:outline-offset-1',
  'aria-invalid:inset-ring-[1.5px] aria-invalid:inset-ring-alarm',
  // Not `read-only:`, which also matches every select.
  '[&[readonly]]:bg-sunken disabled:bg-sunken disabled:text-ink-3 disabled:inset-ring-line',
].join(' ')

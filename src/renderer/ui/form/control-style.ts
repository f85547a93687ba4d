/**
 * The box of a text-like control. The outline is an inset ring, so that a thicker one (focus, error) moves nothing;
 * `aria-invalid` alone turns it to alarm.
 */
export const controlStyle = [
  'w-full min-w-0 rounded-s bg-surface text-input text-ink',
  'inset-ring inset-ring-edge transition-[box-shadow]',
  'hover:inset-ring-ink-2 focus-visible:inset-ring-[1.5px] focus-visible:inset-ring-plum focus-visible:outline-offset-1',
  'aria-invalid:inset-ring-[1.5px] aria-invalid:inset-ring-alarm',
  // Not `read-only:`, which also matches every select.
  '[&[readonly]]:bg-sunken disabled:bg-sunken disabled:text-ink-3 disabled:inset-ring-line',
].join(' ')

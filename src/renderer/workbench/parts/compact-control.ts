/** The box of a dense control of the workbench: 34 px high where the member app has 50. */
export const compactControl = [
  'w-full min-w-0 min-h-8.5 rounded-s bg-surface px-2.5 py-1 text-s text-ink',
  'inset-ring inset-ring-edge hover:inset-ring-ink-2 focus-visible:inset-ring-plum',
  'disabled:bg-sunken disabled:text-ink-3 aria-invalid:inset-ring-alarm',
].join(' ')

/** A row that can be pressed, in lists and menus. */
export const pressableRow =
  'w-full rounded-s px-2.5 py-2 text-start transition-colors hover:bg-wash aria-current:bg-plum-soft aria-selected:bg-plum-soft focus-visible:-outline-offset-2'

/** Row of segments of which one is chosen, by radio buttons (`Segmented`) or as links (`SegmentedNav`). */
export const segmentRow = 'inline-flex max-w-full min-w-0 scroll-row rounded-[10px] bg-sunken p-[3px]'

/** A segment that is not chosen. Each control marks the chosen one by its own state. */
export const segment = [
  'relative inline-flex shrink-0 items-center justify-center rounded-s font-medium whitespace-nowrap',
  'text-ink-2 transition-[background-color,color,box-shadow] hover:text-ink',
].join(' ')

/** `m` is 44 px high with its row, `s` 34 px. */
export const segmentSizes = { m: 'hit-44 h-9.5 text-s', s: 'h-7 text-xs' }

/** The row of a segmented control and one of its places; `Tabs` and `SegmentedNav` share it. */
export const segmentRow =
  'scroll-row relative inline-flex max-w-full min-w-0 rounded-[10px] bg-sunken p-[3px]'

export const segment = [
  'relative z-1 inline-flex h-9.5 shrink-0 items-center gap-1.5 rounded-s px-3 text-s font-medium whitespace-nowrap select-none hit-44 @max-[23rem]:px-1.5',
  'text-ink-2 transition-[background-color,color,box-shadow] hover:text-ink focus-visible:-outline-offset-2',
  'aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-1',
].join(' ')

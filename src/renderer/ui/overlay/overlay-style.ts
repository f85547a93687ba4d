/** Shared by every layer above the page; Base UI sets the starting and ending styles while a layer comes and goes. */
export const backdropStyle =
  'fixed inset-0 z-40 min-h-dvh bg-scrim transition-opacity duration-calm data-starting-style:opacity-0 data-ending-style:opacity-0'

/** A card in the middle, never higher than the visible screen; its body scrolls, head and foot stay. */
export const dialogStyle = [
  'fixed top-1/2 left-1/2 z-50 flex max-h-[min(85dvh,44rem)] w-[calc(100vw-2.5rem)] max-w-dialog -translate-x-1/2 -translate-y-1/2',
  'flex-col overflow-hidden rounded-l bg-surface text-ink shadow-2 outline-none',
  'transition-[opacity,scale] duration-calm ease-settle',
  'data-starting-style:scale-96 data-starting-style:opacity-0 data-ending-style:scale-98 data-ending-style:opacity-0',
].join(' ')

const isMac = /mac/i.test(navigator.userAgent)

/** Shortcuts of the palette and of folding the panels, in this machine's notation. */
export const paletteKeys = isMac ? '⌘K' : 'Ctrl K'
export const foldKeys = isMac ? '⌘\\' : 'Ctrl \\'

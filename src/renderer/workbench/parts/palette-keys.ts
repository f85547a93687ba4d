const isMac = /mac/i.test(navigator.userAgent)

/** The keys of the palette, and those that fold the panels, as this machine's keyboard names them. */
export const paletteKeys = isMac ? '⌘K' : 'Ctrl K'
export const foldKeys = isMac ? '⌘\\' : 'Ctrl \\'

/** The keys of the palette as this machine's keyboard names them. */
export const paletteKeys = /mac/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'

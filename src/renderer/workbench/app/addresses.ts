/** Key of the panel that an unknown address opens. */
export const firstPanel = 'storylines'

/** Former addresses of merged panels, for links and bookmarks. */
export const formerAddresses: readonly (readonly [from: string, to: string])[] = [
  ['/snapshots', '/history'],
  ['/timeline', '/inspector?view=timeline'],
]

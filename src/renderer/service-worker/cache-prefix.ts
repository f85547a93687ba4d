/** Every cache of ours begins with it; a host may have others. */
export const cachePrefix = 'yoimachi-'

/** Prefix of all our caches; a host may have others. */
export const cachePrefix = 'yoimachi-'

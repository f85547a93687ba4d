/** Percentage of a part from 0 to 1, in whole percent. */
export const percentOf = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100)

/**
 * English lines of a table of Japanese texts, key by key. The lines explain a screen to readers of English; members never
 * see them. A template takes its values as they stand on the screen, so all of them are text.
 */
export type English<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => unknown
    ? (...values: { [Index in keyof Values]: string }) => string
    : { readonly [Key in keyof Words]: English<Words[Key]> }

/** '1 post', '3 posts', '1,000 posts'. */
export const counted = (n: string, one: string, many = `${one}s`): string => `${n} ${n === '1' ? one : many}`

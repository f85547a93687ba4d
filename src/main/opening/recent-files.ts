const most = 10

/** The list with a file on top, each file once. */
export const withRecent = (list: readonly string[], path: string): string[] =>
  [path, ...list.filter((other) => other !== path)].slice(0, most)

export const withoutRecent = (list: readonly string[], path: string): string[] =>
  list.filter((other) => other !== path)

/** Orders rows of a list by an instant, latest first; ties by highest id (C-9). */
export const newestFirst =
  <R extends { readonly id: number }>(instantOf: (row: R) => number) =>
  (a: R, b: R): number =>
    instantOf(b) - instantOf(a) || b.id - a.id

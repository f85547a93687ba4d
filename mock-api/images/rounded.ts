/** Rounds a number of a drawing to parts of one, 100 for two decimals, so that its text stays short. */
export const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts

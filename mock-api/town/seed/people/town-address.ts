/** The mail address of the townsperson with this number, from 1 on. */
export const townAddress = (number: number): string => `town-${number}@yoimachi.example`

/** Whether an address is one that the founding gave to a townsperson: no persona's, and none of who signed up. */
export const isTownAddress = (email: string): boolean => /^town-\d+@yoimachi\.example$/.test(email)

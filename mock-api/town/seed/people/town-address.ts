/** Mail address of a townsperson, numbered from 1. */
export const townAddress = (number: number): string => `town-${number}@yoimachi.example`

/** Whether an address belongs to a founded townsperson, not to a persona or a new sign-up. */
export const isTownAddress = (email: string): boolean => /^town-\d+@yoimachi\.example$/.test(email)

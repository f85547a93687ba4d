/** Greetings by the time of day, of home and of the operator (HONA). */
export const greetingWords = { morning: 'おはようございます', day: 'こんにちは', evening: 'こんばんは' } as const

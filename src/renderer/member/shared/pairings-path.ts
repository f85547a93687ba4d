/** Where the list of a member's own pairings stands: men and women have one each (NAV-42). */
export const pairingsPath = (sex: 1 | 2): string => (sex === 1 ? '/recommends/male' : '/recommends')

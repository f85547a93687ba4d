/** Address of the member's pairings list; men and women have separate ones (NAV-42). */
export const pairingsPath = (sex: 1 | 2): string => (sex === 1 ? '/recommends/male' : '/recommends')

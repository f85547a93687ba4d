/** Whether she has met a man she knew from a social network (ENUM-17). */
export const partnerFollowers = ['ある', 'ない'] as const

/** your_freetimes (ENUM-08). */
export const freeTimes = ['平日の昼間', '平日の夜', '土日祝日の昼間', '土日祝日の夜'] as const

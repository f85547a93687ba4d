/** Ages that the forms offer (ENUM-40). */
export const minAge = 18
export const maxAge = 85
export const ages: readonly number[] = Array.from(
  { length: maxAge - minAge + 1 },
  (_, index) => minAge + index,
)

/** A man's highest age of a partner, one value (ENUM-13). */
export const maleAgeRanges = [
  '20代',
  '30代前半まで',
  '30代後半まで',
  '40代前半まで',
  '40代後半まで',
  '50代以上もいける',
] as const

/** A woman's desired ages, several; marks as specified, 50 fits the last two (ENUM-14, ENUM-77). */
export const femaleAgeRanges = [
  '18~19歳',
  '20〜24歳',
  '25〜30歳',
  '31〜34歳',
  '35歳〜39歳',
  '40歳以上',
  '50歳以上',
] as const

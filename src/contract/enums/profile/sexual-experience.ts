/** A man's number of partners (L-6, ENUM-07); the range mark is the wave dash of the specification. */
export const sexualExperiences = [
  '0人',
  '1人',
  '2人',
  '3人',
  '4人',
  '5人',
  '6人',
  '7人',
  '8人',
  '9人',
  '10人',
  '11〜20人',
  '21〜30人',
  '31〜50人',
  '51〜100人',
  '101人以上',
] as const

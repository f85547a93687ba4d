/** Men's height; 180 fits the last two (L-5, ENUM-03, ENUM-70). */
export const heights = [
  '160センチ以下',
  '161~165センチ',
  '166~170センチ',
  '171~175センチ',
  '176~180センチ',
  '180センチ以上',
] as const

/** Men's weight (L-5, ENUM-04). */
export const weights = [
  '50キロ以下',
  '51~55キロ',
  '56~60キロ',
  '61~65キロ',
  '66~70キロ',
  '71~75キロ',
  '76~80キロ',
  '81~99キロ',
  '100キロ以上',
] as const

/** '1,200円': a price or an amount paid, in yen. */
export const yenText = (yen: number): string => `${yen.toLocaleString('ja-JP')}円`

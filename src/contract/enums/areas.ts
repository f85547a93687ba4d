/** The 8 regions with their areas, in form order (L-7, ENUM-37 to ENUM-39; 51 by D-60). */
export const areaRegions = [
  { key: 'hokkaido', name: '北海道', areas: ['札幌', '道東', '道南', '道北', '道央'] },
  { key: 'tohoku', name: '東北', areas: ['青森県', '岩手県', '宮城県', '秋田県', '山形県', '福島県'] },
  {
    key: 'kanto',
    name: '関東',
    areas: ['茨城県', '栃木県', '群馬県', '埼玉県', '千葉県', '東京都', '神奈川県'],
  },
  {
    key: 'chubu',
    name: '中部',
    areas: ['新潟県', '富山県', '石川県', '福井県', '山梨県', '長野県', '岐阜県', '静岡県', '愛知県'],
  },
  {
    key: 'kansai',
    name: '関西',
    areas: ['三重県', '滋賀県', '京都府', '大阪府', '兵庫県', '奈良県', '和歌山県'],
  },
  { key: 'chugoku', name: '中国', areas: ['鳥取県', '島根県', '岡山県', '広島県', '山口県'] },
  { key: 'sikoku', name: '四国', areas: ['徳島県', '香川県', '愛媛県', '高知県'] },
  {
    key: 'kyushu',
    name: '九州・沖縄',
    areas: ['福岡県', '佐賀県', '長崎県', '熊本県', '大分県', '宮崎県', '鹿児島県', '沖縄県'],
  },
] as const

export type Area = (typeof areaRegions)[number]['areas'][number]

/** All 51 areas in order. */
export const areas: readonly Area[] = areaRegions.flatMap((region): readonly Area[] => region.areas)

/** Largest number of areas on every form (D-60). */
export const maxAreas = 10

import { type Rank, type Sex } from './member.ts'

/** Ages in the forms (ENUM-40). */
export const minAge = 18
export const maxAge = 85
export const ages: readonly number[] = Array.from({ length: maxAge - minAge + 1 }, (_, index) => minAge + index)

/** A man's highest partner age, a single choice (ENUM-13). */
export const maleAgeRanges = [
  '20代',
  '30代前半まで',
  '30代後半まで',
  '40代前半まで',
  '40代後半まで',
  '50代以上もいける',
] as const

/** A woman's desired ages, a multiple choice. Labels as specified; 50 fits the last two (ENUM-14, ENUM-77). */
export const femaleAgeRanges = [
  '18~19歳',
  '20〜24歳',
  '25〜30歳',
  '31〜34歳',
  '35歳〜39歳',
  '40歳以上',
  '50歳以上',
] as const

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

/** Largest number of appeal points of a man, including その他 (D-60, FORM-94). */
export const maxAppealPoints = 3

/** The choice replaced by a typed text. */
export const otherAppealPoint = 'その他'

/** Choices of the profile forms (ENUM-16). */
export const appealPoints = [
  'いちゃいちゃ',
  'キス',
  '手マン',
  'クンニ',
  'ピストン運動',
  '拘束プレイ',
  '中イキ開発',
  '脳イキ',
  'アソコの大きさ',
  otherAppealPoint,
] as const

/** Value of older profiles. Matches the list's value and is displayed as 脳イキ (ENUM-73). */
export const olderAppealPoint = '催眠'

/** The wish that matches every member. */
export const anyAppealPoint = 'おまかせ'

/** Values stored by the men's recommend settings (API-38). */
export const settingAppealPoints = [
  anyAppealPoint,
  'いちゃいちゃ',
  'キス',
  '手マン',
  'クンニ',
  'ピストン運動',
  '拘束プレイ',
  '中イキ開発',
  '催眠',
  'アソコの大きさ',
] as const
export type SettingAppealPoint = (typeof settingAppealPoints)[number]

/** Label in settings and profiles: the stored 催眠 is displayed as 脳イキ (SETTING-27, ENUM-73). */
export function appealPointLabel(stored: string): string {
  return stored === olderAppealPoint ? '脳イキ' : stored
}

/** Body types stored by profiles, by sex (ENUM-01, ENUM-02). */
export const bodyTypes = {
  1: ['痩せ型', '普通', 'マッチョ', 'ぽっちゃり', 'かなりぽっちゃり'],
  2: ['痩せ型', '普通', 'むっちり', 'ぽっちゃり', 'かなりぽっちゃり'],
} as const satisfies Record<Sex, readonly string[]>

/** Boxes of the men's recommend settings, by index in `bodyTypes[2]` (L-4, SETTING-33). */
export const bodyTypeBoxes = ['body_type0', 'body_type1', 'body_type2', 'body_type3', 'body_type4'] as const
export type BodyTypeBox = (typeof bodyTypeBoxes)[number]

/** Label by box; the labels name women. */
export const bodyTypeBoxLabels: Readonly<Record<BodyTypeBox, string>> = {
  body_type0: '痩せ型',
  body_type1: '普通',
  body_type2: '筋肉質・むっちり',
  body_type3: 'ぽっちゃり',
  body_type4: 'かなりぽっちゃり',
}

/** Rank by the name of its box in the recommend settings, highest first as on the screen (API-37). */
export const rankBoxes = {
  rank_sss: 'SSS',
  rank_ss: 'SS',
  rank_s: 'S',
  rank_aplus: 'A+',
  rank_a: 'A',
  rank_bplus: 'B+',
  rank_b: 'B',
  rank_cplus: 'C+',
  rank_c: 'C',
  rank_d: 'D',
  rank_e: 'E',
} as const satisfies Record<string, Rank>

/** A man's opinion of chubby women, in ascending order of recommendation to them (ENUM-15, D-21). */
export const bodyTypeRanges = ['ぽっちゃりNG', 'ぽっちゃりOK', 'ぽっちゃり大好き'] as const

/** your_freetimes (ENUM-08). */
export const freeTimes = ['平日の昼間', '平日の夜', '土日祝日の昼間', '土日祝日の夜'] as const

/** your_pre_dm, both sexes (ENUM-09). */
export const messageAnswers = [
  '1日にたくさんしたい',
  '1日に数回はやりとりしたい',
  '相手に合わせる',
  'あまり返せない',
] as const

/** your_pre_tel, your_pre_photo and your_pre_contact by the sex of the profile (ENUM-10 to ENUM-12). */
export const contactAnswers = {
  1: ['絶対にしたい', 'できればしたい', '女性が求めるなら！', 'したくない'],
  2: ['絶対にしたい', 'できればしたい', '男性が求めるなら！', 'したくない'],
} as const satisfies Record<Sex, readonly string[]>

/** Wire names of the four answers in form order. */
export const meetingFields = ['your_pre_dm', 'your_pre_tel', 'your_pre_photo', 'your_pre_contact'] as const
export type MeetingField = (typeof meetingFields)[number]

/** Returns the four choices of an answer on a profile of one sex. */
export function choicesOfMeetingAnswer(field: MeetingField, sex: Sex): readonly string[] {
  return field === 'your_pre_dm' ? messageAnswers : contactAnswers[sex]
}

/** Whether she has met a man from a social network (ENUM-17). */
export const partnerFollowers = ['ある', 'ない'] as const

/** The two scales by sex, strongest first (L-2, ENUM-18, ENUM-19). */
export const sadismLevels: Readonly<Record<Sex, readonly string[]>> = {
  1: ['かなりS', 'ややS', '相手が望めばS', 'Sではない'],
  2: ['かなりリードしたい', '少しリードしたい', '相手が望めばリードする', 'リードは苦手'],
}

export const masochismLevels: Readonly<Record<Sex, readonly string[]>> = {
  1: ['かなりM', 'ややM', '相手が望めばM', 'Mではない'],
  2: ['かなりリードされたい', '少しリードされたい', '相手が望めば委ねる', '委ねるのは苦手'],
}

/** SM levels of the men's recommend settings (SETTING-12 to SETTING-16). */
export const likedSms = [0, 1, 2, 3, 4] as const
type LikedSm = (typeof likedSms)[number]

export const likedSmLabels: Readonly<Record<LikedSm, string>> = {
  0: 'こだわらない',
  1: 'かなりS',
  2: 'S',
  3: 'M',
  4: 'かなりM',
}

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

/** takemovie by sex; the mixed brackets are as specified (ENUM-05, ENUM-06). */
export const takeMovies = {
  1: ['したいです！', '相手と相談', 'しません！'],
  2: ['OKです！（顔出しNG)', '基本、OKです！（相手による)', 'NGです！'],
} as const satisfies Record<Sex, readonly string[]>

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

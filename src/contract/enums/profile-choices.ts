import type { Sex } from './member.ts'

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

/** Label in settings and profiles: the stored 催眠 is displayed as 脳イキ (SETTING-27, ENUM-73). */
export function appealPointLabel(stored: string): string {
  return stored === olderAppealPoint ? '脳イキ' : stored
}

/** Body types stored by profiles, by sex (ENUM-01, ENUM-02). */
export const bodyTypes = {
  1: ['痩せ型', '普通', 'マッチョ', 'ぽっちゃり', 'かなりぽっちゃり'],
  2: ['痩せ型', '普通', 'むっちり', 'ぽっちゃり', 'かなりぽっちゃり'],
} as const satisfies Record<Sex, readonly string[]>

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

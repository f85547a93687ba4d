/** How many appeal points a man may choose; その他 counts (D-60, FORM-94). */
export const maxAppealPoints = 3

/** The choice that is replaced by a typed text. */
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

/** Stored by older profiles; counts as in the list and shows as 脳イキ (ENUM-73). */
export const olderAppealPoint = '催眠'

/** The wish that fits anybody. */
export const anyAppealPoint = 'おまかせ'

/** Texts that the men's recommend settings store (API-38). */
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

/** Label in the settings and on profiles: the stored 催眠 reads 脳イキ (SETTING-27, ENUM-73). */
export function appealPointLabel(stored: string): string {
  return stored === olderAppealPoint ? '脳イキ' : stored
}

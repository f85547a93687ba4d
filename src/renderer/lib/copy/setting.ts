import { commonCopy } from './common.ts'
import { pageTitles } from './titles.ts'

/** Texts of /conditionsform, the men's recommend settings (SETTING, L-4). */
export const settingCopy = {
  title: pageTitles['/conditionsform'],
  lead: 'レコメンドで大切にしたいことをお選びください。設定はお相手には表示されません。',

  section: {
    bodyTypes: 'お相手の体型',
    appealPoint: 'いちばん大切にしたいこと',
    ranks: 'お相手のランク',
    liking: 'お相手のSM傾向',
  },
  ranksHint: 'ランクのない方には、この設定は影響しません。',

  /** body_type0 to body_type4, in that order (L-4). */
  bodyTypes: ['痩せ型', '普通', '筋肉質・むっちり', 'ぽっちゃり', 'かなりぽっちゃり'],

  /** liked_sm 0 to 4, in that order (SETTING-12 to SETTING-16). */
  liking: ['こだわらない', 'かなりS', 'S', 'M', 'かなりM'],

  /** Labels by stored text; every other option is labelled as it is stored (SETTING-27). */
  appealLabel: { 催眠: '脳イキ' },

  nothingChosen: 'ひとつも選ばれていない項目があります。どなたにもレコメンドされにくくなります。',
  submit: '保存する',
  submitting: '保存しています…',
  loadFailed: commonCopy.errorOccurred,
  saveFailed: commonCopy.checkInput,
} as const

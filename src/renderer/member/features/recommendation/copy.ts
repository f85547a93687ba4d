import { commonCopy } from '../../../lib/copy/common.ts'

/** Texts of /conditionsform, the men's recommend settings (SETTING). The contract has the labels of the choices. */
export const recommendationSettingCopy = {
  lead: 'レコメンドで大切にしたいことをお選びください。設定はお相手には表示されません。',

  section: {
    bodyTypes: 'お相手の体型',
    appealPoint: 'いちばん大切にしたいこと',
    ranks: 'お相手のランク',
    liking: 'お相手のSM傾向',
  },
  ranksHint: 'ランクのない方には、この設定は影響しません。',

  nothingChosen: 'ひとつも選ばれていない項目があります。どなたにもレコメンドされにくくなります。',
  submit: '保存する',
  loadFailed: commonCopy.errorOccurred,
  saveFailed: commonCopy.checkInput,
} as const

import { commonCopy } from './common.ts'

/** Texts of /conditionsform, the men's recommend settings (SETTING). The contract has the labels of the choices. */
export const recommendationSettingCopy = {
  lead: 'レコメンドで大切にしたいことをお選びください。設定はお相手には表示されません。',

  section: {
    bodyTypes: 'お相手の体型',
    appealPoint: 'いちばん大切にしたいこと',
    ranks: 'お相手のランク',
    liking: 'お相手のSM傾向',
  },
  all: 'すべて',
  more: (n: number) => `ほか${n}つ`,
  fewer: 'たたむ',
  details: '詳しく',
  /** What is chosen now, above the button. */
  sentence: {
    title: 'いまの条件：',
    none: 'なし',
    first: (bodies: string, point: string) => `体型は${bodies}、大切にしたいことは${point}。`,
    anySmAndRank: 'SM傾向とランクは問いません。',
    anySm: (ranks: string) => `ランクは${ranks}、SM傾向は問いません。`,
    anyRank: (liking: string) => `SM傾向は${liking}、ランクは問いません。`,
    smAndRank: (liking: string, ranks: string) => `SM傾向は${liking}、ランクは${ranks}。`,
  },
  ranksHint: 'ランクのない方には、この設定は影響しません。',

  nothingChosen: 'ひとつも選ばれていない項目があると、レコメンドされにくくなります。',
  submit: '保存する',
  loadFailed: commonCopy.errorOccurred,
  saveFailed: commonCopy.checkInput,
} as const

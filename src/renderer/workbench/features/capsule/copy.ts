import type { ControlCode } from '../../../../contract/control/codes.ts'
import { counted, grouped } from '../../../../contract/rules/english-amounts.ts'
import type { Copy } from '../../hub/language.ts'

/** Title and text of a row. */
type Pair = readonly [title: string, text: string]
type FileFault = Extract<ControlCode, 'cut' | 'foreign' | 'newer' | 'damaged'>

const ja = {
  command: {
    exportCase: '不具合を1ファイルに書き出す',
    exportSearch: 'カプセル 場面',
    openCase: 'ファイルから場面を開く…',
    openSearch: 'カプセル 読み込む',
  },
  written: (file: string) => `「${file}」に書き出しました`,
  opening: (file: string) => `「${file}」を開いています`,
  opened: (file: string) => `「${file}」を開きました`,
  faults: {
    cut: '途中で切れています',
    foreign: '宵待のファイルではありません',
    newer: '新しい版の宵待で書き出されています',
    damaged: '壊れています',
  } as Readonly<Record<FileFault, string>>,
  refused: (file: string, fault: string) => `「${file}」は開けません。${fault}。いまの世界はそのままです。`,
  note: {
    title: '題名',
    titleHint: '例：保留が終わった後に選び直せない',
    happened: '起きたこと',
    expected: '期待していたこと',
  },
  pace: (speed: number | undefined): string => (speed === undefined ? '停止' : `進行 ${speed}×`),
  contents: 'ファイルに入るもの',
  content: {
    world: ['世界とバリエーション', '会員・組み合わせ・支払いなど、すべての記録'] as Pair,
    pictures: ['写真と書類', 'アップロードされた画像（位置情報は除去済み）'] as Pair,
    phones: (count: number): Pair => [
      `${count}台のスマートフォン`,
      'ログイン・ページ・スクロール位置・下書き・大きさ・配色',
    ],
    time: '時刻と速さ',
    faults: ['障害', '設定中の障害と、起きた回数'] as Pair,
    traffic: ['通信とここまでの操作', '直前から順に5 MB分ずつ。鍵・パスワード・カード番号は伏せてあります'] as Pair,
    screenshots: (count: number): Pair => ['画面の写真', `${count}枚`],
  },
  pictures: '書き出したときの画面',
  pictureOf: (phone: string) => `スマートフォン ${phone} の画面`,
  caseTitle: '不具合を1ファイルに',
  open: 'ファイルを開く…',
  more: 'ひと言を添える ・ ファイルに入るもの',
  explained: 'この場面のすべてが、ひとつの .yoimachi ファイルに入ります。どこで開いても、同じ画面になります。',
  noScreenshots: '画面の写真は、デスクトップアプリで書き出したときに入ります。ブラウザーからは撮れません。',
  openedFile: '開いたファイル',
  openedTitle: (title: string) => `開いたファイル：${title}`,
  summary: (time: string, faults: number, pictures: number) => `${time} ／ 障害 ${faults} ／ 写真と書類 ${pictures}枚`,
  steps: (count: number) => `書き出した人の操作を、${count}つ前まで行き来できます。`,
  exchanges: (count: number) => `通信 ${grouped(count)}件`,
  screenshots: (count: number) => `画面の写真 ${count}枚`,
  goBack: '開く前の世界に戻す',
  close: '案内を閉じる',
  railSave: '保存',
  railSaveTitle: '不具合を1ファイルに保存',
  railOpen: '開く',
}

const en: typeof ja = {
  command: {
    exportCase: 'Export the case as a single file',
    exportSearch: 'capsule bug report save',
    openCase: 'Open a case from a file…',
    openSearch: 'capsule import',
  },
  written: (file) => `Exported to “${file}”`,
  opening: (file) => `Opening “${file}”`,
  opened: (file) => `Opened “${file}”`,
  faults: {
    cut: 'It is incomplete',
    foreign: 'It is not a Yoimachi file',
    newer: 'It was exported by a newer version of Yoimachi',
    damaged: 'It is damaged',
  },
  refused: (file, fault) => `“${file}” cannot be opened. ${fault}. The current world is unchanged.`,
  note: {
    title: 'Title',
    titleHint: 'Example: no new choice after the hold has ended',
    happened: 'What happened',
    expected: 'What was expected',
  },
  pace: (speed) => (speed === undefined ? 'stopped' : `running at ${speed}×`),
  contents: 'Contents of the file',
  content: {
    world: ['World and variants', 'All records: members, pairings, payments and more'],
    pictures: ['Photos and documents', 'Uploaded pictures, without locations'],
    phones: (count) => [counted(count, 'phone'), 'Logins, pages, scroll positions, drafts, sizes and themes'],
    time: 'Time and speed',
    faults: ['Faults', 'Active faults and how often they were triggered'],
    traffic: ['Traffic and steps so far', 'The latest 5 MB of each. Keys, passwords and card numbers are masked'],
    screenshots: (count) => ['Screenshots', counted(count, 'picture')],
  },
  pictures: 'Screens at export',
  pictureOf: (phone) => `Screen of phone ${phone}`,
  caseTitle: 'Report a case in one file',
  open: 'Open a file…',
  more: 'Add a note · Contents of the file',
  explained: 'One .yoimachi file holds everything about this scene. It looks the same wherever it is opened.',
  noScreenshots: 'Screenshots are included when the desktop app exports. A browser cannot take them.',
  openedFile: 'Opened file',
  openedTitle: (title) => `Opened file: ${title}`,
  summary: (time, faults, pictures) =>
    `${time} · ${counted(faults, 'fault')} · ${counted(pictures, 'photo or document', 'photos and documents')}`,
  steps: (count) => `You can go through the author’s last ${counted(count, 'step')}.`,
  exchanges: (count) => counted(count, 'exchange'),
  screenshots: (count) => counted(count, 'screenshot'),
  goBack: 'Return to the previous world',
  close: 'Close this note',
  railSave: 'Save',
  railSaveTitle: 'Save the case as one file',
  railOpen: 'Open',
}

export const capsuleCopy: Copy<typeof ja> = { ja, en }

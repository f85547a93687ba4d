import type { ControlCode } from '../../../../contract/control/codes.ts'
import { counted, grouped } from '../../../../contract/rules/english-amounts.ts'
import type { Copy } from '../../hub/language.ts'

type FileFault = Extract<ControlCode, 'cut' | 'foreign' | 'newer' | 'damaged'>

const ja = {
  command: {
    exportCase: '不具合をカプセルに書き出す',
    exportSearch: '1ファイル 保存',
    openCase: 'カプセルを開く…',
    openSearch: 'ファイル 読み込む',
  },
  written: (file: string, failed: number) =>
    `「${file}」に書き出しました${failed === 0 ? '' : `。スクリーンショット${failed}枚は撮影できませんでした`}`,
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
    title: { label: '題名', placeholder: '例：保留が終わった後に選び直せない' },
    happened: { label: '実際の動作' },
    expected: { label: '期待した動作' },
  },
  pace: (speed: number | undefined): string => (speed === undefined ? '停止' : `進行 ${speed}×`),
  contents: 'ファイルの内容',
  content: {
    world: { title: '世界とバリエーション', text: '会員・組み合わせ・支払いなど、すべての記録' },
    pictures: { title: '写真と書類', text: 'アップロードされた画像（位置情報は除去済み）' },
    phones: (count: number) => ({
      title: `${count}台のスマートフォン`,
      text: 'ログイン・ページ・スクロール位置・下書き・大きさ・配色',
    }),
    time: '時刻と速さ',
    faults: { title: '障害', text: '設定中の障害と、発生した回数' },
    traffic: {
      title: '通信とここまでの操作',
      text: '新しいものからそれぞれ5 MBまで。キー・パスワード・カード番号は伏せ字になります',
    },
    screenshots: (count: number) => ({ title: 'スクリーンショット', text: `${count}枚` }),
  },
  pictures: '書き出したときの画面',
  pictureOf: (phone: string) => `スマートフォン ${phone} の画面`,
  caseTitle: '不具合を1つのファイルに',
  open: 'ファイルを開く…',
  more: 'メモを追加 ・ ファイルの内容',
  explained: '今の状態がすべて .yoimachi ファイルに保存されます。どこで開いても同じ画面になります。',
  noScreenshots: 'スクリーンショットは、デスクトップアプリで書き出すと保存されます。ブラウザーでは撮影できません。',
  openedFile: '開いたファイル',
  openedTitle: (title: string) => `開いたファイル：${title}`,
  summary: (time: string, faults: number, pictures: number) => `${time} ／ 障害 ${faults} ／ 写真と書類 ${pictures}枚`,
  steps: (count: number) => `書き出した人の操作を、${count}つ前までさかのぼれます。`,
  exchanges: (count: number) => `通信 ${grouped(count)}件`,
  screenshots: (count: number) => `スクリーンショット ${count}枚`,
  goBack: '開く前の世界に戻す',
  close: '案内を閉じる',
  railSave: { word: '保存', label: '不具合をカプセルに保存' },
  railOpen: { word: '開く', label: 'カプセルを開く…' },
}

const en: typeof ja = {
  command: {
    exportCase: 'Export the case as a capsule',
    exportSearch: 'single file bug report save',
    openCase: 'Open a capsule…',
    openSearch: 'file import case',
  },
  written: (file, failed) =>
    `Exported to “${file}”${failed === 0 ? '' : `. ${counted(failed, 'screenshot')} could not be taken`}`,
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
    title: { label: 'Title', placeholder: 'Example: cannot choose again after a hold ends' },
    happened: { label: 'What happened' },
    expected: { label: 'What you expected' },
  },
  pace: (speed) => (speed === undefined ? 'stopped' : `running at ${speed}×`),
  contents: 'File contents',
  content: {
    world: { title: 'World and variants', text: 'All records: members, pairings, payments and more' },
    pictures: { title: 'Photos and documents', text: 'Uploaded images, with location data removed' },
    phones: (count) => ({
      title: counted(count, 'phone'),
      text: 'Logins, pages, scroll positions, drafts, sizes and themes',
    }),
    time: 'Time and speed',
    faults: { title: 'Faults', text: 'Active faults and how often they were triggered' },
    traffic: {
      title: 'Traffic and steps so far',
      text: 'The latest 5 MB of each. Keys, passwords and card numbers are masked',
    },
    screenshots: (count) => ({ title: 'Screenshots', text: counted(count, 'picture') }),
  },
  pictures: 'Screens at export',
  pictureOf: (phone) => `Screen of phone ${phone}`,
  caseTitle: 'Report a bug in one file',
  open: 'Open a file…',
  more: 'Add a note · File contents',
  explained: 'A single .yoimachi file holds the complete state. It looks the same wherever you open it.',
  noScreenshots: 'Screenshots are included when the desktop app exports. A browser cannot take them.',
  openedFile: 'Opened file',
  openedTitle: (title) => `Opened file: ${title}`,
  summary: (time, faults, pictures) =>
    `${time} · ${counted(faults, 'fault')} · ${counted(pictures, 'photo or document', 'photos and documents')}`,
  steps: (count) => `You can go back through the author’s last ${counted(count, 'step')}.`,
  exchanges: (count) => counted(count, 'exchange'),
  screenshots: (count) => counted(count, 'screenshot'),
  goBack: 'Return to the previous world',
  close: 'Close this note',
  railSave: { word: 'Save', label: 'Save the case as a capsule' },
  railOpen: { word: 'Open', label: 'Open a capsule…' },
}

export const capsuleCopy: Copy<typeof ja> = { ja, en }

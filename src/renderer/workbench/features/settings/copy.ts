import type { Copy } from '../../hub/language.ts'

const ja = {
  title: '設定',
  search: '配色 言語 ポート 保存先 ログ',
  command: {
    useLight: '昼の配色にする',
    useDark: '夜の配色にする',
    useSystem: '配色をシステムに合わせる',
    themeSearch: 'テーマ',
    speakJapanese: '日本語で表示する',
    speakEnglish: '英語で表示する',
    speakSystem: '言語をシステムに合わせる',
    languageSearch: '言語',
  },
  theme: {
    title: '配色',
    text: 'ワークベンチの配色です。スマートフォンの配色は、ステージの歯車から別に選べます。',
    names: { system: 'システムに合わせる', light: '昼', dark: '夜' },
  },
  followsSystem: (label: string) => `${label}（いまはシステムに合わせています）`,
  quiet: {
    label: 'ポップアップを抑える',
    text: 'お知らせ・ログインボーナス・キャンペーンを自動で開かず、プロフィールの「好みの項目」を折りたたみます。発表を始めると、自動でオンになります。',
  },
  ofStart: 'ポートとデータの保存先は、起動するときに指定します。デスクトップ版では、ここで選べます。',
  language: {
    title: '言語',
    text: 'ワークベンチと、そのメニューやダイアログの言語です。会員アプリは常に日本語です。',
    names: { system: 'システムに合わせる', ja: '日本語', en: 'English' },
  },
  port: {
    label: 'ポート',
    hint: '次回の起動から有効になります。空欄なら前回と同じ番号です。変更すると、スマートフォンは一度ログアウトします。',
    placeholder: '自動',
  },
  portProblem: '1 から 65535 までの数字を入力してください。',
  setPort: '決定',
  dataFolder: 'データの保存先',
  dataFolderText: '次回の起動から、この保存先の世界を使います。今の世界は移動しません。',
  standardFolder: '標準の保存先',
  chooseFolder: '選択…',
  resetFolder: '標準に戻す',
  log: {
    title: 'ログ',
    text: 'ログファイルに記録する内容です。このコンピューターだけに保存され、古いものから削除されます。',
    names: { error: 'エラー', warn: '警告以上', info: 'すべて' },
  },
  showLog: 'ログを表示',
}

const en: typeof ja = {
  title: 'Settings',
  search: 'theme language port data folder log',
  command: {
    useLight: 'Use light theme',
    useDark: 'Use dark theme',
    useSystem: 'Use system theme',
    themeSearch: 'colours',
    speakJapanese: 'Show in Japanese',
    speakEnglish: 'Show in English',
    speakSystem: 'Use system language',
    languageSearch: 'language',
  },
  theme: {
    title: 'Theme',
    text: 'The theme of the workbench. To give a phone its own theme, use the gear on the stage.',
    names: { system: 'System', light: 'Light', dark: 'Dark' },
  },
  followsSystem: (label) => `${label} (follows the system)`,
  quiet: {
    label: 'Quiet stage',
    text: 'Notices, login bonuses and campaigns do not open automatically, and explicit preferences are collapsed. Presentations start with a quiet stage.',
  },
  ofStart: 'The port and the data folder are set at startup. In the desktop app, you can choose them here.',
  language: {
    title: 'Language',
    text: 'The language of the workbench, its menus and its dialogs. The member app is always in Japanese.',
    names: { system: 'System', ja: '日本語', en: 'English' },
  },
  port: {
    label: 'Port',
    hint: 'Takes effect after a restart. Leave blank to keep the current port. Changing the port logs the phones out once.',
    placeholder: 'Automatic',
  },
  portProblem: 'Enter a number from 1 to 65535.',
  setPort: 'Set',
  dataFolder: 'Data folder',
  dataFolderText: 'The world in this folder is used after a restart. The current world is not moved.',
  standardFolder: 'Default folder',
  chooseFolder: 'Choose…',
  resetFolder: 'Use default',
  log: {
    title: 'Log',
    text: 'What is written to the log file. It stays on this computer, and the oldest entries are deleted first.',
    names: { error: 'Errors', warn: 'Warnings', info: 'Everything' },
  },
  showLog: 'Show log',
}

export const settingsCopy: Copy<typeof ja> = { ja, en }

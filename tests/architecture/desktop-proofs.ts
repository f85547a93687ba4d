// Desktop spec by title for each entry, method, setting and event of the shell. A new one needs a line here
// (desktop-specs.test.ts).

const toPage = 'has a Japanese menu whose entries reach the page'
const whole = 'has every entry of this system in the menu bar, those of Electron by role'
const help = 'shows log, reports and licences from the help menu'
const opening = 'files are opened from the command line, by double click and from the list of recent files'
const about = 'shows versions in about on every system and links to the licences'
const mac = 'keeps running without windows on macOS and reopens the workbench from dock, menu and second start'
const panels = 'lists every panel of the page and the settings in the menu'
const settingsPage = 'keeps port, folder, log and language of the settings page for the next start'
const restart = 'keeps settings, theme, port, window and full screen across a restart'

const presenter =
  'opens presenter notes in a window of their own, not in a second workbench, and fills the screen with the stage'

export const menuEntries: Readonly<Record<string, string>> = {
  '(panel)': panels,
  '(file)': opening,
  履歴を消す: opening,
  宵待について: about,
  宵待を隠す: whole,
  ほかを隠す: whole,
  すべてを表示: whole,
  宵待を終了: whole,
  '設定…': panels,
  ワークベンチを表示: mac,
  'カプセルを開く…': toPage,
  'カプセルを保存…': toPage,
  閉じる: whole,
  取り消す: whole,
  やり直す: whole,
  切り取り: whole,
  コピー: whole,
  貼り付け: whole,
  すべてを選択: whole,
  '時計を止める／動かす': toPage,
  '次の 3:00 へ': toPage,
  '24時間進める': toPage,
  '1つ前の時点に戻す': toPage,
  'コマンドパレット…': toPage,
  スマートフォンを再読み込み: toPage,
  ワークベンチを再読み込み: whole,
  開発者ツール: whole,
  実際のサイズ: whole,
  拡大: whole,
  縮小: whole,
  発表する: toPage,
  発表者の画面を開く: toPage,
  フルスクリーン: whole,
  最小化: whole,
  '拡大／縮小': whole,
  ログを表示: help,
  レポートを表示: help,
  ライセンス: help,
}

const capsules = 'saves a capsule at the chosen path, and opens the chosen one by its path'

export const bridgeMethods: Readonly<Record<string, string>> = {
  appInfo: 'returns version and platform as appInfo',
  openExternal: 'passes an allowed address to the system in openExternal',
  openCapsule: capsules,
  openDropped: 'a dropped capsule is opened by its path, and a refused one names its fault',
  saveCapsule: capsules,
  takePicture: capsules,
  setFullScreen: presenter,
  getSettings: restart,
  changeSettings: restart,
  connectBackend: 'restarts the server on its port with its world on connectBackend and reloads the workbench',
  onCommand: toPage,
  onOpen: opening,
  offerPanels: panels,
  chooseDataFolder: settingsPage,
  showLog: settingsPage,
}

export const settings: Readonly<Record<string, string>> = {
  version: 'quarantines an unreadable settings file with a message and starts',
  theme: restart,
  language: settingsPage,
  fixedPort: settingsPage,
  log: settingsPage,
  dataDir: settingsPage,
  recentFiles: opening,
  backend: 'restarts the server on its port with its world on connectBackend and reloads the workbench',
  port: restart,
  window: restart,
}

const ending = 'saves and exits with code 0 when the last window closes'
const signals = 'every signal that ends a program saves the world and exits with code 0'
const unheard =
  'reports an unhandled rejection and a dead helper process and keeps running; reopens a hung page on request'
const stays = 'judges a redirect like any navigation and embeds nothing'

export const events: Readonly<Record<string, string>> = {
  SIGINT: signals,
  SIGTERM: signals,
  SIGHUP: signals,
  SIGQUIT: signals,
  'will-quit': signals,
  'window-all-closed': ending,
  activate: mac,
  'second-instance': 'a second start: beside the first, with a wrong option, and elsewhere on the same port',
  'open-file': opening,
  'open-url': 'asks before loading a link and ignores an unknown one',
  'web-contents-created': 'opens a page of the member app in a plain window without the bridge',
  'will-frame-navigate': 'frames phones only',
  'will-redirect': stays,
  'will-attach-webview': stays,
  'context-menu': 'opens a context menu in a field and on selected text',
  'ready-to-show': 'opens the workbench in the window after its first paint',
  'did-finish-load': 'shows the window on Wayland, where the first paint of a hidden window may never be told',
  close: restart,
  closed: 'closes the terms window with the workbench, so that the app never runs without a window',
  'render-process-gone': 'reopens a crashed workbench on its panel with a report and leaves the world unchanged',
  unresponsive: unheard,
  responsive: 'closes its question when the page responds again',
  'child-process-gone': unheard,
  unhandledRejection: unheard,
  uncaughtException: 'exits with one line, code 1 and a report on an uncaught error, and saves the world',
  error: 'keeps running when the terminal is closed',
}

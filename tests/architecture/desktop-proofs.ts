// Desktop spec by title for each entry, method, setting and event of the shell. A new one needs a line here
// (desktop-specs.test.ts).

const toPage = 'the menu is Japanese, and each of its entries reaches the page'
const whole = 'the bar holds every entry of this system, those of Electron by their role'
const help = 'log, reports and licences are shown from the help menu'
const recent = 'the list of recent files opens a file again, and can be cleared'
const about = 'about tells versions on every system, and leads to the licences'
const mac = 'on macOS the app stays without windows, and dock, menu and second start open the workbench'
const panels = 'every panel of the page is in the menu, and the settings too'
const settingsPage = 'port, folder and log of the settings page are kept, and hold at the next start'
const english = 'menus and dialogs are English where the person says so, at once and at the next start'

const presenter =
  'the notes of a presenter stand in a window of their own, which is no second workbench, and the stage fills the screen'

export const menuEntries: Readonly<Record<string, string>> = {
  '(panel)': panels,
  '(file)': recent,
  履歴を消す: recent,
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
  ひとつ前の時点に戻す: toPage,
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
  報告を表示: help,
  ライセンス: help,
}

const capsules = 'a capsule is saved where the person says and opened again'

export const bridgeMethods: Readonly<Record<string, string>> = {
  appInfo: 'appInfo tells version and platform',
  openExternal: 'openExternal hands an allowed address to the system',
  openCapsule: capsules,
  saveCapsule: capsules,
  takePicture: capsules,
  setFullScreen: presenter,
  getSettings: 'settings, theme and window survive a restart',
  changeSettings: 'settings, theme and window survive a restart',
  connectBackend: 'connectBackend restarts the server on its port, with its world, and shows the workbench afresh',
  onCommand: toPage,
  onOpen: 'a capsule on the command line, of a second start and of a double click is loaded',
  offerPanels: panels,
  chooseDataFolder: settingsPage,
  showLog: settingsPage,
}

export const settings: Readonly<Record<string, string>> = {
  version: 'an unreadable settings file is quarantined with a message, and the app starts',
  theme: 'settings, theme and window survive a restart',
  language: english,
  fixedPort: settingsPage,
  log: settingsPage,
  dataDir: settingsPage,
  recentFiles: recent,
  backend: 'connectBackend restarts the server on its port, with its world, and shows the workbench afresh',
  port: 'the port of the last start is kept, so stored sessions of the phones hold',
  window: 'full screen survives a restart',
}

const hangs = 'a page that hangs is opened again when the person says so'
const opening = 'a capsule on the command line, of a second start and of a double click is loaded'
const ending = 'closing the last window ends the app with code 0 and saves'
const signals = '${signal} saves the world and ends with code 0'
const unheard = 'a promise that failed unheard and a helper process that ended are reported, and the app goes on'
const stays = 'a redirect is judged as any other way out, and nothing is embedded'

export const events: Readonly<Record<string, string>> = {
  SIGINT: signals,
  SIGTERM: signals,
  'will-quit': signals,
  'window-all-closed': ending,
  activate: mac,
  'second-instance': 'a second start shows the first window, says what it could not do, and ends',
  'open-file': opening,
  'open-url': 'a link asks before it loads, and an unknown one changes nothing',
  'web-contents-created': 'a page of the member app opens in a plain window without the bridge',
  'will-frame-navigate': 'frames show phones and nothing else',
  'will-redirect': stays,
  'will-attach-webview': stays,
  'context-menu': 'the second button opens a menu in a field and on selected text',
  'ready-to-show': 'the window opens the workbench once it has painted',
  close: 'settings, theme and window survive a restart',
  closed: 'the terms window goes with the workbench, so no app is left without one',
  'render-process-gone': 'a workbench that crashed is back on its panel, with a report, and the world has not noticed',
  unresponsive: hangs,
  responsive: 'a page that answers again takes its question back',
  'child-process-gone': unheard,
  unhandledRejection: unheard,
  uncaughtException: 'an error out of nowhere ends the app: one line, code 1, a report, and the world is saved',
  error: 'a terminal that was closed does not end the app',
}

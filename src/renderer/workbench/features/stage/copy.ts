import { counted } from '../../hub/amounts.ts'
import type { Copy } from '../../hub/language.ts'

const ja = {
  command: {
    logInAs: (person: string) => `${person}でログイン`,
    logInAsMember: (name: string, id: number) => `${name} #${id} でログイン`,
    openOnDevice: '実機で開く',
    reload: '再読み込み',
    logOut: 'ログアウト',
    setSize: (size: string) => `画面を ${size} にする`,
    rotate: '縦横を変える',
    rotateSearch: '回転',
    setTheme: (theme: string) => `配色を「${theme}」にする`,
    setTextSize: (size: string) => `文字を ${size} にする`,
    setNetwork: (network: string) => `回線を「${network}」にする`,
    openPage: (page: string) => `${page}を開く`,
    leaveQuiet: '静かな画面をやめる',
    quiet: '静かな画面にする',
    quietSearch: 'お知らせ ダイアログ',
    reloadAll: 'すべてのスマートフォンを再読み込み',
    showPhones: (count: number) => `スマートフォンを${count}台にする`,
  },
}

const en: typeof ja = {
  command: {
    logInAs: (person) => `Log in as ${person}`,
    logInAsMember: (name, id) => `Log in as ${name} #${id}`,
    openOnDevice: 'Open on a real phone',
    reload: 'Reload',
    logOut: 'Log out',
    setSize: (size) => `Set screen to ${size}`,
    rotate: 'Rotate',
    rotateSearch: 'turn orientation',
    setTheme: (theme) => `Set theme to ${theme}`,
    setTextSize: (size) => `Set text size to ${size}`,
    setNetwork: (network) => `Set network to ${network}`,
    openPage: (page) => `Open ${page}`,
    leaveQuiet: 'Turn quiet stage off',
    quiet: 'Turn quiet stage on',
    quietSearch: 'notices dialogs',
    reloadAll: 'Reload all phones',
    showPhones: (count) => `Show ${counted(count, 'phone')}`,
  },
}

export const stageCopy: Copy<typeof ja> = { ja, en }

import { expect } from '@playwright/test'
import * as surface from './stand-in/surface.ts'
import { eventsOf, membersOf, menuRoles } from './support/electron-types.ts'
import { isRealElectron, test } from './support/fixtures.ts'

test.skip(isRealElectron, 'the real Electron needs no proof of its stand-in')

test('fails on an unknown API', async ({ app }) => {
  await app.window()
  const unknown = [
    () => app.evaluate(({ app: electronApp }) => electronApp.setBadgeCount(1), 0),
    () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setProgressBar(1), 0),
    () => app.evaluate(({ session }) => session.defaultSession.clearCache(), 0),
    () => app.evaluate(({ app: electronApp }) => void electronApp.on('gpu-info-update', () => {}), 0),
    () => app.evaluate(({ dialog }) => dialog.showMessageBoxSync({ message: '' }), 0),
  ]
  for (const attempt of unknown) await expect(attempt()).rejects.toThrow('does not know')
})

test('fails on an unknown option', async ({ app }) => {
  await app.window()
  const unknown = [
    () => app.evaluate(({ BrowserWindow }) => void new BrowserWindow({ frame: false }), 0),
    () => app.evaluate(({ BrowserWindow }) => void new BrowserWindow({ webPreferences: { offscreen: true } }), 0),
    () => app.evaluate(({ Menu }) => void Menu.buildFromTemplate([{ label: '', role: 'startSpeaking' }]), 0),
  ]
  for (const attempt of unknown) await expect(attempt()).rejects.toThrow('does not know')
})

test('throws for every use of a destroyed window or page except isDestroyed', async ({ app }) => {
  await app.window()
  const answers = await app.evaluate(async ({ BrowserWindow }) => {
    const window = new BrowserWindow({ show: false })
    const { webContents: contents } = window
    await new Promise<void>((done) => {
      window.once('closed', () => done())
      window.destroy()
    })
    const outcome = (run: () => unknown): string => {
      try {
        return String(run())
      } catch (error) {
        return String(error)
      }
    }
    return {
      answered: [window.isDestroyed(), contents.isDestroyed()],
      thrown: [
        outcome(() => window.show()),
        outcome(() => window.webContents),
        outcome(() => contents.send('bridge:command', 'palette')),
        outcome(() => contents.getURL()),
        outcome(() => window.loadURL('about:blank')),
      ],
    }
  }, 0)
  expect(answers.answered).toEqual([true, true])
  expect(answers.thrown).toEqual(Array<string>(5).fill('TypeError: Object has been destroyed'))
})

test('throws for a menu entry that uses a destroyed window', async ({ app }) => {
  await app.window()
  const press = app.evaluate(async ({ BrowserWindow, Menu }) => {
    const window = new BrowserWindow({ show: false })
    const menu = Menu.buildFromTemplate([{ label: 'x', click: () => window.webContents.send('x') }])
    await new Promise<void>((done) => {
      window.once('closed', () => done())
      window.destroy()
    })
    menu.items[0]?.click()
  }, 0)
  await expect(press).rejects.toThrow('Object has been destroyed')
})

test('rejects when a page cannot be loaded or its window closes meanwhile', async ({ app }) => {
  await app.window()
  const unreachable = app.evaluate(
    ({ BrowserWindow }) => new BrowserWindow({ show: false }).loadURL('http://127.0.0.1:9/'),
    0,
  )
  await expect(unreachable).rejects.toThrow("loading 'http://127.0.0.1:9/'")
  const closed = app.evaluate(async ({ BrowserWindow }) => {
    const window = new BrowserWindow({ show: false })
    const loading = window.loadURL('http://127.0.0.1:9/')
    window.destroy()
    await loading
  }, 0)
  await expect(closed).rejects.toThrow('loading')
})

test('reports a crashed page and loads it again', async ({ app }) => {
  const page = await app.window()
  const url = page.url()
  const told = await app.evaluate(async ({ BrowserWindow }, address) => {
    const window = new BrowserWindow({ show: false })
    await window.loadURL('about:blank')
    const gone = new Promise<string>((done) => {
      window.webContents.once('render-process-gone', (_event, { reason }) => done(reason))
    })
    window.webContents.forcefullyCrashRenderer()
    const reason = await gone
    await window.loadURL(address)
    return [reason, window.webContents.getURL()]
  }, url)
  expect(told).toEqual(['crashed', url])
})

test('offers only members, events, options and roles that Electron has', async ({ app }) => {
  await app.window()
  const offered = await app.evaluate((electron) => {
    const namesOf = (object: object): string[] =>
      [...Object.getOwnPropertyNames(object)].filter((name) => !name.startsWith('_') && name !== 'domain')
    const [window] = electron.BrowserWindow.getAllWindows()
    if (!window) throw new Error('there is no window')
    const menu = electron.Menu.getApplicationMenu()
    const item = menu?.items[0]
    if (!menu || !item) throw new Error('there is no menu')
    const classNames = new Set(['length', 'name', 'prototype'])
    return {
      App: namesOf(electron.app),
      BrowserWindow: [...namesOf(window), ...namesOf(electron.BrowserWindow).filter((name) => !classNames.has(name))],
      WebContents: namesOf(window.webContents),
      Menu: [...namesOf(electron.Menu), ...namesOf(menu)],
      MenuItem: namesOf(item),
      Dialog: namesOf(electron.dialog),
      IpcMain: namesOf(electron.ipcMain),
      NativeTheme: namesOf(electron.nativeTheme),
      Screen: namesOf(electron.screen),
      Session: namesOf(electron.session.defaultSession),
      Shell: namesOf(electron.shell),
    }
  }, 0)
  // An undocumented method of Electron, for the specs (desktop-app.ts).
  const undocumented = new Set(['getLastWebPreferences'])
  for (const [name, members] of Object.entries(offered)) {
    const real = membersOf(name)
    expect(members.length, name).toBeGreaterThan(0)
    expect(
      members.filter((member) => !real.has(member) && !undocumented.has(member)),
      `members of ${name} that Electron lacks`,
    ).toEqual([])
  }
  for (const [name, names, real] of [
    ['events of App', surface.appEvents, eventsOf('App')],
    ['events of BrowserWindow', surface.windowEvents, eventsOf('BrowserWindow')],
    ['events of WebContents', surface.contentsEvents, eventsOf('WebContents')],
    ['options of a window', surface.windowOptions, membersOf('BrowserWindowConstructorOptions')],
    ['web preferences', surface.preferences, membersOf('WebPreferences')],
    ['options of a menu item', surface.menuItemOptions, membersOf('MenuItemConstructorOptions')],
    ['menu roles', surface.menuRoles, menuRoles()],
  ] as const) {
    expect(
      names.filter((each) => !real.has(each)),
      `${name} that Electron lacks`,
    ).toEqual([])
  }
})

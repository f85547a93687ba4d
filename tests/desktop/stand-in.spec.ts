import { expect } from '@playwright/test'
import { isRealElectron, test } from './support/fixtures.ts'

test.skip(isRealElectron, 'the real Electron needs no proof of its stand-in')

test('the stand-in fails on an API it does not know', async ({ start }) => {
  const app = await start()
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

test('the stand-in fails on an option it does not know', async ({ start }) => {
  const app = await start()
  await app.window()
  const unknown = [
    () => app.evaluate(({ BrowserWindow }) => void new BrowserWindow({ frame: false }), 0),
    () =>
      app.evaluate(({ BrowserWindow }) => void new BrowserWindow({ webPreferences: { offscreen: true } }), 0),
    () => app.evaluate(({ Menu }) => void Menu.buildFromTemplate([{ label: '', role: 'startSpeaking' }]), 0),
  ]
  for (const attempt of unknown) await expect(attempt()).rejects.toThrow('does not know')
})

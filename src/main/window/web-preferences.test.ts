import { expect, test } from 'vitest'
import { pageWebPreferences } from './web-preferences.ts'

test('every page is isolated, sandboxed, without Node and without webview tags', () => {
  expect(pageWebPreferences).toEqual({
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    webviewTag: false,
    spellcheck: false,
  })
})

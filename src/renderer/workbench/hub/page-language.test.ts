// @vitest-environment happy-dom
import { RESET } from 'jotai/utils'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Bridge, Settings } from '../../../preload/bridge.ts'

/** Modules of a page of their own, with the desktop app's side of the bridge, if any. */
async function aPage(bridge?: Partial<Bridge>) {
  Object.defineProperty(window, 'yoimachi', { value: bridge, configurable: true })
  vi.resetModules()
  const [page, language, state, { controlCopy }] = await Promise.all([
    import('./page-language.ts'),
    import('./language.ts'),
    import('./state.ts'),
    import('../../lib/copy/control.ts'),
  ])
  onTestFinished(() => {
    state.store.set(language.languageChoiceAtom, RESET)
    Reflect.deleteProperty(window, 'yoimachi')
    vi.resetModules()
  })
  const shown = () => [document.documentElement.lang, document.title, controlCopy.close, controlCopy.chat.send]
  return { ...page, ...language, shown }
}

const english = ['en', 'Yoimachi Workbench', 'Close', 'Send']
const japanese = ['ja', '宵待 ワークベンチ', '閉じる', '送信']

test('the document and the shared controls follow each choice, there and back', async () => {
  const { followLanguage, chooseLanguage, shown } = await aPage()
  await followLanguage()
  expect(shown()).toEqual(japanese)
  chooseLanguage('en')
  expect(shown()).toEqual(english)
  chooseLanguage('system')
  expect(shown()).toEqual(japanese)
})

test('the desktop app says its language before anything is drawn, and is told of a choice', async () => {
  const changeSettings = vi.fn<Bridge['changeSettings']>(() => Promise.resolve({} as Settings))
  const getSettings = () => Promise.resolve({ language: 'en' } as Settings)
  const { followLanguage, chooseLanguage, shown } = await aPage({ getSettings, changeSettings })
  await followLanguage()
  expect(shown()).toEqual(english)
  chooseLanguage('ja')
  expect([shown(), changeSettings.mock.calls]).toEqual([japanese, [[{ language: 'ja' }]]])
})

test('a choice that the desktop app cannot store is told', async () => {
  const changeSettings = () => Promise.reject(new Error('disk full'))
  const { chooseLanguage } = await aPage({ changeSettings })
  const { flashesAtom } = await import('./control/flash.ts')
  const { store } = await import('./state.ts')
  chooseLanguage('en')
  await vi.waitFor(() => expect(store.get(flashesAtom)).toMatchObject([{ tone: 'alarm' }]))
})

test('without an answer of the desktop app, the last choice stays', async () => {
  const { followLanguage, shown } = await aPage({ getSettings: () => Promise.reject(new Error('gone')) })
  await followLanguage()
  expect(shown()).toEqual(japanese)
})

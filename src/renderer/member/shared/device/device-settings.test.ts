// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withHook } from '../../../../../tests/support/with-hook.ts'
import { clearSession, writeSession } from '../../api/session-store.ts'
import { store } from '../../api/store.ts'
import { flashesAtom, useFlashes } from '../flash.ts'
import { chunkLoadFailedAtom, useChunkLoadFailed } from '../loading/loading.ts'
import { changeDeviceSettings, useDeviceSettings } from './device-settings.ts'
import { chooseTheme, useThemeChoice } from './theme.ts'

beforeEach(() => {
  localStorage.clear()
  writeSession({ uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' })
  store.set(chunkLoadFailedAtom, false)
  store.set(flashesAtom, [])
  changeDeviceSettings({ banner: true })
  chooseTheme('system')
})

afterEach(() => {
  store.set(chunkLoadFailedAtom, false)
  store.set(flashesAtom, [])
  changeDeviceSettings({ banner: true })
  chooseTheme('system')
  clearSession()
  vi.unstubAllGlobals()
})

test('rerenders pages after changes from outside', () =>
  withHook(
    () => [useChunkLoadFailed(), useDeviceSettings().banner, useFlashes().map(({ text }) => text), useThemeChoice()],
    (page) => {
      expect(page.value).toEqual([false, true, [], 'system'])
      act(() => store.set(chunkLoadFailedAtom, true))
      expect(page.value).toEqual([true, true, [], 'system'])
      act(() => changeDeviceSettings({ banner: false }))
      expect(page.value).toEqual([true, false, [], 'system'])
      act(() => store.set(flashesAtom, [{ id: '1', text: 'a', tone: 'error', dueAt: 0, shownAt: 0 }]))
      expect(page.value).toEqual([true, false, ['a'], 'system'])
      act(() => chooseTheme('night'))
      expect(page.value).toEqual([true, false, ['a'], 'night'])
    },
  ))

test('D-80 settings of another tab are followed, and kept by a change here', () =>
  withHook(
    () => [useDeviceSettings().banner, useDeviceSettings().partnerPane],
    (page) => {
      act(() => changeDeviceSettings({ banner: true, partnerPane: true }))
      // In another tab.
      localStorage.setItem('yoimachi.settings', 'no-banner')
      act(() => changeDeviceSettings({ partnerPane: false }))
      expect(page.value).toEqual([false, false])
      localStorage.setItem('yoimachi.settings', 'no-partner')
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'yoimachi.settings' })))
      expect(page.value).toEqual([true, false])
    },
  ))

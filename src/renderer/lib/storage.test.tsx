import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { get, mount } from '../../../tests/support/mount-for-test.tsx'
import { deviceStorage, tabStorage, useStorageTrouble } from './storage.ts'

function Trouble() {
  return <output>{useStorageTrouble() ?? 'none'}</output>
}

function shown() {
  const mounted = mount(<Trouble />)
  onTestFinished(() => mounted.unmount())
  return () => get('output').textContent
}

test('stores values in the browser and lists them with those of other tabs', () => {
  localStorage.setItem('other', '1')
  deviceStorage.setItem('own', '2')
  expect([localStorage.getItem('own'), deviceStorage.getItem('other'), deviceStorage.keys().toSorted()]).toEqual([
    '2',
    '1',
    ['other', 'own'],
  ])
  deviceStorage.removeItem('own')
  expect([deviceStorage.getItem('own'), localStorage.getItem('own')]).toEqual([null, null])
  expect([deviceStorage.is(localStorage), deviceStorage.is(sessionStorage), deviceStorage.is(null)]).toEqual([
    true,
    false,
    false,
  ])
  localStorage.clear()
})

/** Lets the storage of the tab take no value, until all globals are the browser's again. */
function fillTabStorage(): Storage {
  const stored = sessionStorage
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.getItem(key),
    removeItem: (key: string) => stored.removeItem(key),
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError')
    },
  })
  return stored
}

test('keeps a value for the page when the browser has no space left, and never restores an older one', () => {
  const text = shown()
  tabStorage.setItem('draft', '書きはじめ')
  const stored = fillTabStorage()
  act(() => tabStorage.setItem('draft', '書きはじめの続き'))
  expect([tabStorage.getItem('draft'), stored.getItem('draft')]).toEqual(['書きはじめの続き', null])
  expect(tabStorage.keys()).toContain('draft')
  expect(text()).toBe('full')
  vi.unstubAllGlobals()
  act(() => tabStorage.setItem('draft', '書きおわり'))
  expect([sessionStorage.getItem('draft'), text()]).toEqual(['書きおわり', 'none'])
  tabStorage.removeItem('draft')
  expect(tabStorage.getItem('draft')).toBeNull()
})

test('hands values over when there is room again, and no longer says that there is none', () => {
  const text = shown()
  fillTabStorage()
  act(() => tabStorage.setItem('draft', '書きかけ'))
  act(() => tabStorage.setItem('reason', '理由'))
  expect(text()).toBe('full')
  vi.unstubAllGlobals()
  // As another tab does in the storage of the device.
  sessionStorage.setItem('reason', '新しい理由')
  act(() => tabStorage.removeItem('other'))
  expect([sessionStorage.getItem('draft'), tabStorage.getItem('reason'), text()]).toEqual([
    '書きかけ',
    '新しい理由',
    'none',
  ])
  sessionStorage.clear()
})

test('says that there is no room as long as a value lives in the page only', () => {
  const text = shown()
  fillTabStorage()
  act(() => tabStorage.setItem('draft', '書きかけ'))
  act(() => deviceStorage.setItem('uid', 'her'))
  expect(text()).toBe('full')
  act(() => tabStorage.removeItem('draft'))
  expect(text()).toBe('none')
  vi.unstubAllGlobals()
  deviceStorage.removeItem('uid')
})

test.each([
  [
    'the settings of the browser block every access',
    () => {
      throw new DOMException('Denied', 'SecurityError')
    },
  ],
  ['a web view has no storage', () => null],
])('works in memory, and says so, when %s', (_, read) => {
  const text = shown()
  expect(text()).toBe('none')
  const former = Object.getOwnPropertyDescriptor(window, 'localStorage')
  onTestFinished(() => void (former && Object.defineProperty(window, 'localStorage', former)))
  Object.defineProperty(window, 'localStorage', { configurable: true, get: read })
  act(() => deviceStorage.setItem('uid', 'her'))
  expect([deviceStorage.getItem('uid'), deviceStorage.keys(), text()]).toEqual(['her', ['uid'], 'refused'])
  deviceStorage.removeItem('uid')
  expect(deviceStorage.getItem('uid')).toBeNull()
})

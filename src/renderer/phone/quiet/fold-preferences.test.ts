// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { Page } from '../link.ts'
import { foldPreferences } from './fold-preferences.ts'

let isQuiet = true
const observers: MutationObserver[] = []
const page = {
  document,
  MutationObserver: class extends MutationObserver {
    override observe(...what: Parameters<MutationObserver['observe']>) {
      observers.push(this)
      super.observe(...what)
    }
  },
} as unknown as Page
const waitBriefly = () => new Promise((done) => setTimeout(done, 20))
const folded = () => [...document.querySelectorAll('[data-stage-folded]')].map(({ id }) => id)
const standIns = () => [...document.querySelectorAll<HTMLElement>('[data-stage-unfold]')]

const profile = `
  <h2>好みの項目</h2>
  <dl id="basics"><div><dt>年齢</dt><dd>29歳</dd></div></dl>
  <dl id="preferences" data-explicit><div><dt>拘束<span>（する）</span></dt><dd>できればしたい</dd></div></dl>
  <ul id="points" data-explicit><li> <span>拘束プレイ</span></li></ul>
  <ul id="mild"><li>キス</li></ul>
  <div id="choices" data-explicit><fieldset><legend>アナル<span>必須</span></legend></fieldset></div>`

beforeEach(() => {
  isQuiet = true
  for (const observer of observers.splice(0)) observer.disconnect()
  document.body.innerHTML = ''
})

test('D-87 folds only explicit preferences while the stage is quiet', async () => {
  foldPreferences(page, () => isQuiet)
  document.body.innerHTML = profile
  await waitBriefly()
  expect(folded()).toEqual(['preferences', 'points', 'choices'])
  expect(standIns()).toHaveLength(3)
})

test('D-87 keeps an opened group open across page changes', async () => {
  foldPreferences(page, () => isQuiet)
  document.body.innerHTML = profile
  await waitBriefly()
  standIns()[0]?.click()
  document.body.append(document.createElement('p'))
  await waitBriefly()
  expect(folded()).toEqual(['points', 'choices'])
  expect(standIns()).toHaveLength(2)
})

test('D-87 unfolds everything when the stage is no longer quiet', async () => {
  const folds = foldPreferences(page, () => isQuiet)
  document.body.innerHTML = profile
  await waitBriefly()
  isQuiet = false
  folds.changed()
  await waitBriefly()
  expect([folded(), standIns()]).toEqual([[], []])
  isQuiet = true
  folds.changed()
  expect(folded()).toHaveLength(3)
})

test('removes the button together with its list', async () => {
  foldPreferences(page, () => isQuiet)
  document.body.innerHTML = profile
  await waitBriefly()
  document.querySelector('#points')?.remove()
  await waitBriefly()
  expect(standIns()).toHaveLength(2)
  document.querySelector('#choices')?.remove()
  await waitBriefly()
  expect(standIns()).toHaveLength(1)
})

test('D-87 folds a list as soon as the page marks it', async () => {
  foldPreferences(page, () => isQuiet)
  document.body.innerHTML = '<ul id="mild"><li>キス</li></ul>'
  await waitBriefly()
  document.querySelector('#mild')?.setAttribute('data-explicit', '')
  await waitBriefly()
  expect(folded()).toEqual(['mild'])
})

test('D-87 moves no button to a list that took the place of a folded one', async () => {
  foldPreferences(page, () => isQuiet)
  document.body.innerHTML = profile
  await waitBriefly()
  document.querySelector('#points')?.before(document.createElement('hr'))
  await waitBriefly()
  expect(folded()).toContain('points')
  expect(standIns().map((button) => button.nextElementSibling?.id)).toEqual(['preferences', 'choices'])
})

test('D-87 a button in place of preferences says what it does, and sends no form', async () => {
  foldPreferences(page, () => isQuiet)
  document.body.innerHTML = profile
  await waitBriefly()
  const [button] = standIns()
  expect([button?.getAttribute('type'), button?.textContent]).toEqual([
    ...['button', 'ポップアップを抑えている間は、好みの項目をたたんでいます。押すと開きます。'],
  ])
})

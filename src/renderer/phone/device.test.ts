// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { foldPreferences } from './device.ts'
import type { Page } from './link.ts'

let isQuiet = true
const page: Page = window
const settle = () => new Promise((done) => setTimeout(done, 20))
const folded = () => [...document.querySelectorAll('[data-stage-folded]')].map(({ id }) => id)
const standIns = () => [...document.querySelectorAll<HTMLElement>('[data-stage-unfold]')]

const profile = `
  <h2>好みの項目</h2>
  <dl id="basics"><div><dt>年齢</dt><dd>29歳</dd></div></dl>
  <dl id="preferences"><div><dt>拘束<span>（する）</span></dt><dd>できればしたい</dd></div></dl>
  <ul id="points"><li><span>拘束プレイ</span></li></ul>
  <ul id="mild"><li>キス</li></ul>
  <fieldset id="choices"><legend>アナル</legend></fieldset>`

beforeEach(() => {
  isQuiet = true
  document.body.innerHTML = ''
})

test('D-87 folds only explicit preferences while the stage is quiet', async () => {
  foldPreferences(page, () => isQuiet)
  document.body.innerHTML = profile
  await settle()
  expect(folded()).toEqual(['preferences', 'points', 'choices'])
  expect(standIns()).toHaveLength(3)
})

test('D-87 keeps an opened group open across page changes', async () => {
  foldPreferences(page, () => isQuiet)
  document.body.innerHTML = profile
  await settle()
  standIns()[0]?.click()
  document.body.append(document.createElement('p'))
  await settle()
  expect(folded()).toEqual(['points', 'choices'])
  expect(standIns()).toHaveLength(2)
})

test('D-87 unfolds everything when the stage is no longer quiet', async () => {
  const folds = foldPreferences(page, () => isQuiet)
  document.body.innerHTML = profile
  await settle()
  isQuiet = false
  folds.changed()
  await settle()
  expect([folded(), standIns()]).toEqual([[], []])
  isQuiet = true
  folds.changed()
  expect(folded()).toHaveLength(3)
})

test('removes the button together with its list', async () => {
  foldPreferences(page, () => isQuiet)
  document.body.innerHTML = profile
  await settle()
  document.querySelector('#points')?.remove()
  await settle()
  expect(standIns()).toHaveLength(2)
})
